import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageLabels } from '#client/features/cms/pages/page-labels.ts';
import { NoPageNamed } from '#client/features/cms/pages/page-screen.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';
import { unlistedHead } from '#client/ui/page-head.ts';

export const Route = createFileRoute('/_site/pages/')({
  codeSplitGroupings: [],
  loader: () => {
    throw notFound();
  },
  head: ({ match: { context } }) => unlistedHead(pageLabels.noSlug, siteOf(context)),
  notFoundComponent: NoPageNamed,
});
