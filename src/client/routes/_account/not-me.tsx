import { createFileRoute } from '@tanstack/react-router';
import {
  confirmationLink,
  parseConfirmationSearch,
} from '#client/features/accounts/confirmation/confirmation-link.ts';
import { DenyRegistrationScreen } from '#client/features/accounts/confirmation/deny-registration.tsx';
import { denyRegistrationHeading } from '#client/features/accounts/layout/account-headings.ts';
import { AccountShell } from '#client/features/accounts/layout/account-layout.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { unlistedHead } from '#client/ui/page-head.ts';

const NotMeRoute = () => <DenyRegistrationScreen link={confirmationLink(Route.useSearch())} />;

const NotMePending = () => {
  const { t } = useLanguage();
  return <AccountShell {...denyRegistrationHeading({ t })} scriptNeededTo={t('account.toDeny')} />;
};

export const Route = createFileRoute('/_account/not-me')({
  staticData: { staysOpen: true, texts: ['account'] },
  ssr: false,
  headers: () => ({ 'cache-control': 'no-store' }),
  validateSearch: parseConfirmationSearch,
  head: ({ match: { context } }) => {
    const { links, meta } = unlistedHead(context.language.t('account.denyTitle'), siteOf(context));
    return { links, meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  pendingComponent: NotMePending,
  component: NotMeRoute,
});
