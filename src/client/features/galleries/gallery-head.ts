import { pageHead, type Site, unlistedHead } from '#client/ui/page-head.ts';
import { breadcrumbs } from '#client/ui/structured-data.ts';
import type { Gallery, GalleryView } from '#shared/galleries.schema.ts';
import type { Language } from '#shared/texts/texts.ts';

const all = ({ t }: Language) => ({ name: t('gallery.all'), path: '/gallery' });

export const allGalleriesHead = (galleries: readonly Gallery[] | undefined, site: Site) => {
  const { language } = site;
  const { name, path } = all(language);
  return pageHead(
    {
      title: name,
      description: [
        language.t('gallery.description'),
        ...(galleries ?? []).map((gallery) => gallery.name),
      ].join(' · '),
      path,
      picture: galleries?.flatMap(({ pictures }) => pictures)[0],
      structuredData: [breadcrumbs(site, [{ name, path }])],
    },
    site,
  );
};

/** Always uses the slug in the canonical URL, even if the page was opened by id. */
export const galleryHead = (gallery: GalleryView | undefined, site: Site) => {
  if (!gallery) return unlistedHead(site.language.t('gallery.notFound'), site);
  const { language } = site;
  const { name, slug, description, pictures } = gallery;
  const path = `/gallery/${slug}`;
  return pageHead(
    {
      title: name,
      description:
        description || `${name}: ${language.t('gallery.images', { count: pictures.length })}`,
      path,
      ...(gallery.locales && { locales: gallery.locales }),
      picture: pictures[0],
      structuredData: [breadcrumbs(site, [all(language), { name, path }])],
    },
    site,
  );
};
