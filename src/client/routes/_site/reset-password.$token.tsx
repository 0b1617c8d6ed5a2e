import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#client/features/accounts/password/reset-password-screen.tsx';
import { resetPasswordHeading } from '#client/layouts/account/account-headings.ts';
import { AccountShell } from '#client/layouts/account/account-layout.tsx';

const ResetPasswordRoute = () => {
  const { token } = Route.useParams();
  return <ResetPasswordScreen key={token} token={token} />;
};

const ResetPasswordPending = () => (
  <AccountShell {...resetPasswordHeading} scriptNeededTo="scegliere la password" />
);

export const Route = createFileRoute('/_site/reset-password/$token')({
  staticData: { staysOpen: true },
  ssr: false,
  headers: () => ({ 'cache-control': 'no-store' }),
  head: () => ({
    meta: [
      { title: 'Nuova password' },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  pendingComponent: ResetPasswordPending,
  component: ResetPasswordRoute,
});
