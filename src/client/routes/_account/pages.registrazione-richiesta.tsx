import { createFileRoute } from '@tanstack/react-router';
import { RegisteredScreen } from '#client/features/accounts/registration/registered-screen.tsx';
import { prefetchPage } from '#client/features/cms/pages/load-page.ts';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { unlistedHead } from '#client/ui/page-head.ts';
import { builtInSlugs } from '#shared/cms/built-in-pages.ts';

export const Route = createFileRoute('/_account/pages/registrazione-richiesta')({
  staticData: { texts: ['account', 'document'] },
  loader: ({ context: { utils } }) => prefetchPage(utils, builtInSlugs.registered),
  head: ({ match: { context } }) =>
    unlistedHead(context.language.t('account.registeredTitle'), siteOf(context)),
  component: RegisteredScreen,
});
