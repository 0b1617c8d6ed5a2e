import { createFileRoute } from '@tanstack/react-router';
import { AllGalleries } from '#client/features/galleries/all-galleries.tsx';
import { AllGalleriesFailure } from '#client/features/galleries/gallery-failure.tsx';
import { allGalleriesHead } from '#client/features/galleries/gallery-head.ts';
import { siteOf } from '#client/features/homepage/site-of.ts';

export const Route = createFileRoute('/_site/gallery')({
  loader: async ({ context: { utils } }) => {
    await utils.galleries.list.fetch();
    return null;
  },
  head: ({ match: { context } }) =>
    allGalleriesHead(context.utils.galleries.list.getData(), siteOf(context)),
  component: AllGalleries,
  errorComponent: AllGalleriesFailure,
});
