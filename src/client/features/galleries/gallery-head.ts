import { type PageHead, pageHead } from '#client/ui/page-head.ts';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import { galleryTexts, imagesInWords } from './gallery-words.ts';

type Site = { homepage: Homepage | undefined; publicUrl: string };

const siteNameOf = ({ homepage }: Site): string => homepage?.siteName ?? 'Casa vacanze';

const headOf = (site: Site, page: PageHead) => {
  const siteName = siteNameOf(site);
  const title = `${page.title} · ${siteName}`;
  return pageHead({ ...page, title }, { siteName, publicUrl: site.publicUrl });
};

export const allGalleriesHead = (galleries: readonly Gallery[] | undefined, site: Site) =>
  headOf(site, {
    title: 'Tutte le gallery',
    description: [
      'Le immagini della casa e dei dintorni',
      ...(galleries ?? []).map(({ name }) => name),
    ].join(' · '),
    path: '/gallery',
    picture: galleries?.flatMap(({ pictures }) => pictures)[0],
  });

/** Its address is the one with the slug, whatever led to it. */
export const galleryHead = (gallery: Gallery | undefined, site: Site) => {
  if (!gallery) {
    return {
      meta: [
        { title: `${galleryTexts.notFound} · ${siteNameOf(site)}` },
        { name: 'robots', content: 'noindex' },
      ],
    };
  }
  const { name, slug, description, pictures } = gallery;
  return headOf(site, {
    title: name,
    description: description || `${name}: ${imagesInWords(pictures.length)}`,
    path: `/gallery/${slug}`,
    picture: pictures[0],
  });
};
