import { createFileRoute } from '@tanstack/react-router';
import { AccountShell } from '#client/features/accounts/frame/account-shell.tsx';
import { resetPasswordTexts } from '#client/features/accounts/frame/account-texts.ts';
import { ResetPasswordScreen } from '#client/features/accounts/password/reset-password-screen.tsx';

const ResetPasswordRoute = () => {
  const { token } = Route.useParams();
  return <ResetPasswordScreen key={token} token={token} />;
};

const ResetPasswordPending = () => (
  <AccountShell {...resetPasswordTexts} scriptNeededTo="scegliere la password" />
);

export const Route = createFileRoute('/_site/reset-password/$token')({
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
