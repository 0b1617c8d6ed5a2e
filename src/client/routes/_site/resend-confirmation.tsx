import { createFileRoute } from '@tanstack/react-router';
import { ResendConfirmationScreen } from '#client/features/accounts/confirmation/resend-confirmation-screen.tsx';

export const Route = createFileRoute('/_site/resend-confirmation')({
  staticData: { staysOpen: true },
  head: () => ({
    meta: [{ title: 'Re-invia la conferma' }, { name: 'robots', content: 'noindex' }],
  }),
  component: ResendConfirmationScreen,
});
