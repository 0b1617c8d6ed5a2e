import { createFileRoute } from '@tanstack/react-router';
import { RegisteredScreen } from '#client/features/accounts/registration/registered-screen.tsx';
import { prefetchPage } from '#client/features/cms/pages/load-page.ts';
import { builtInSlugs } from '#shared/built-in-pages.ts';

export const Route = createFileRoute('/_site/pages/registrazione-richiesta')({
  loader: ({ context: { utils } }) => prefetchPage(utils, builtInSlugs.registered),
  head: () => ({
    meta: [{ title: 'Registrazione richiesta' }, { name: 'robots', content: 'noindex' }],
  }),
  component: RegisteredScreen,
});
