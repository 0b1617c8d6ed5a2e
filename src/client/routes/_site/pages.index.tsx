import { createFileRoute, notFound } from '@tanstack/react-router';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { NoPageNamed } from '#client/features/pages/no-page-named.tsx';
import { pageTexts } from '#client/features/pages/page-texts.ts';
import { notFoundHead } from '#client/ui/page-head.ts';

export const Route = createFileRoute('/_site/pages/')({
  loader: () => {
    throw notFound();
  },
  head: ({ match: { context } }) => notFoundHead(pageTexts.noSlug, siteOf(context)),
  notFoundComponent: NoPageNamed,
});
