import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#client/features/accounts/password/forgot-password-screen.tsx';

export const Route = createFileRoute('/_site/forgot-password')({
  staticData: { staysOpen: true },
  head: () => ({
    meta: [{ title: 'Password dimenticata' }, { name: 'robots', content: 'noindex' }],
  }),
  component: ForgotPasswordScreen,
});
