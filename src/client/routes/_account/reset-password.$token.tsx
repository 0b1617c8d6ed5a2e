import { createFileRoute } from '@tanstack/react-router';
import { resetPasswordHeading } from '#client/features/accounts/layout/account-headings.ts';
import { AccountShell } from '#client/features/accounts/layout/account-layout.tsx';
import { ResetPasswordScreen } from '#client/features/accounts/password/reset-password-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { unlistedHead } from '#client/ui/page-head.ts';

const ResetPasswordRoute = () => {
  const { token } = Route.useParams();
  return <ResetPasswordScreen key={token} token={token} />;
};

const ResetPasswordPending = () => {
  const { t } = useLanguage();
  return (
    <AccountShell {...resetPasswordHeading({ t })} scriptNeededTo={t('account.toChoosePassword')} />
  );
};

export const Route = createFileRoute('/_account/reset-password/$token')({
  staticData: { staysOpen: true, texts: ['account'] },
  ssr: false,
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ match: { context } }) => {
    const { links, meta } = unlistedHead(context.language.t('account.resetTitle'), siteOf(context));
    return { links, meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  pendingComponent: ResetPasswordPending,
  component: ResetPasswordRoute,
});
