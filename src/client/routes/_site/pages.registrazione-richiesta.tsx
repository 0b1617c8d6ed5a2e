import { createFileRoute } from '@tanstack/react-router';
import { RegisteredScreen } from '#client/features/accounts/registration/registered-screen.tsx';

export const Route = createFileRoute('/_site/pages/registrazione-richiesta')({
  head: () => ({
    meta: [{ title: 'Registrazione richiesta' }, { name: 'robots', content: 'noindex' }],
  }),
  component: RegisteredScreen,
});
