import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#client/features/accounts/confirmation/confirm-email-screen.tsx';
import {
  confirmationLink,
  parseConfirmationSearch,
} from '#client/features/accounts/confirmation/confirmation-link.ts';
import { confirmEmailHeading } from '#client/features/accounts/layout/account-headings.ts';
import { AccountShell } from '#client/features/accounts/layout/account-layout.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { unlistedHead } from '#client/ui/page-head.ts';

const ConfirmEmailRoute = () => <ConfirmEmailScreen link={confirmationLink(Route.useSearch())} />;

const ConfirmEmailPending = () => {
  const { t } = useLanguage();
  return <AccountShell {...confirmEmailHeading({ t })} scriptNeededTo={t('account.toConfirm')} />;
};

export const Route = createFileRoute('/_account/confirm-email')({
  staticData: { staysOpen: true, texts: ['account'] },
  ssr: false,
  headers: () => ({ 'cache-control': 'no-store' }),
  validateSearch: parseConfirmationSearch,
  head: ({ match: { context } }) => {
    const { links, meta } = unlistedHead(
      context.language.t('account.confirmTitle'),
      siteOf(context),
    );
    return { links, meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  pendingComponent: ConfirmEmailPending,
  component: ConfirmEmailRoute,
});
