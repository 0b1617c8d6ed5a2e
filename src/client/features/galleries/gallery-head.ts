import { pageHead, type Site, unlistedHead } from '#client/ui/page-head.ts';
import { breadcrumbs } from '#client/ui/structured-data.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import { formatImageCount, galleryMessages } from './gallery-labels.ts';

const all = { name: 'Tutte le gallery', path: '/gallery' };

export const allGalleriesHead = (galleries: readonly Gallery[] | undefined, site: Site) =>
  pageHead(
    {
      title: all.name,
      description: [
        'Le immagini della casa e dei dintorni',
        ...(galleries ?? []).map(({ name }) => name),
      ].join(' · '),
      path: all.path,
      picture: galleries?.flatMap(({ pictures }) => pictures)[0],
      structuredData: [breadcrumbs(site, [all])],
    },
    site,
  );

/** Always uses the slug in the canonical URL, even if the page was opened by id. */
export const galleryHead = (gallery: Gallery | undefined, site: Site) => {
  if (!gallery) return unlistedHead(galleryMessages.notFound, site);
  const { name, slug, description, pictures } = gallery;
  const path = `/gallery/${slug}`;
  return pageHead(
    {
      title: name,
      description: description || `${name}: ${formatImageCount(pictures.length)}`,
      path,
      picture: pictures[0],
      structuredData: [breadcrumbs(site, [all, { name, path }])],
    },
    site,
  );
};
