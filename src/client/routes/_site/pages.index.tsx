import { createFileRoute, notFound } from '@tanstack/react-router';
import { NoPageNamed } from '#client/features/cms/pages/page-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { unlistedHead } from '#client/ui/page-head.ts';

export const Route = createFileRoute('/_site/pages/')({
  loader: () => {
    throw notFound();
  },
  head: ({ match: { context } }) =>
    unlistedHead(context.language.t('blog.noSlug'), siteOf(context)),
  notFoundComponent: NoPageNamed,
});
