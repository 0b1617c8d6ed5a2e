import { createFileRoute, notFound } from '@tanstack/react-router';
import { NoPageNamed } from '#client/features/cms/pages/page-screen.tsx';
import { pageTexts } from '#client/features/cms/pages/page-texts.ts';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { notFoundHead } from '#client/ui/page-head.ts';

export const Route = createFileRoute('/_site/pages/')({
  loader: () => {
    throw notFound();
  },
  head: ({ match: { context } }) => notFoundHead(pageTexts.noSlug, siteOf(context)),
  notFoundComponent: NoPageNamed,
});
