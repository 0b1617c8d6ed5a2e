import { createFileRoute } from '@tanstack/react-router';
import { RegisteredScreen } from '#client/features/accounts/registered-screen.tsx';

export const Route = createFileRoute('/_site/pages/registrazione-richiesta')({
  head: () => ({
    meta: [{ title: 'Registrazione richiesta' }, { name: 'robots', content: 'noindex' }],
  }),
  component: RegisteredScreen,
});
