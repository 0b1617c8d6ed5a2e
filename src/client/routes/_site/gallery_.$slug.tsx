import { createFileRoute } from '@tanstack/react-router';
import { GalleryFailure } from '#client/features/galleries/gallery-failure.tsx';
import { galleryHead } from '#client/features/galleries/gallery-head.ts';
import {
  GalleryNotFound,
  GalleryPage,
  loadGallery,
} from '#client/features/galleries/gallery-page.tsx';
import { siteOf } from '#client/features/homepage/site-of.ts';

const GalleryRoute = () => {
  const { slug } = Route.useParams();
  return <GalleryPage key={slug} slug={slug} />;
};

export const Route = createFileRoute('/_site/gallery_/$slug')({
  loader: ({ context: { utils }, params: { slug } }) => loadGallery(utils, slug),
  head: ({ match: { context }, params: { slug } }) =>
    galleryHead(context.utils.galleries.get.getData({ id: slug }), siteOf(context)),
  component: GalleryRoute,
  errorComponent: GalleryFailure,
  notFoundComponent: GalleryNotFound,
});
