import type { Gallery } from '#shared/galleries.schema.ts';
import type { Homepage } from '#shared/homepage.schema.ts';
import type { Picture } from '#shared/pictures.schema.ts';
import { galleryTexts, imagesInWords } from './gallery-words.ts';

type Site = { homepage: Homepage | undefined; publicUrl: string };

type PageHead = { title: string; description: string; path: string; picture: Picture | undefined };

const siteNameOf = ({ homepage }: Site): string => homepage?.siteName ?? 'Casa vacanze';

const headOf = (site: Site, page: PageHead) => {
  const { publicUrl } = site;
  const title = `${page.title} · ${siteNameOf(site)}`;
  const url = `${publicUrl}${page.path}`;
  return {
    links: [{ rel: 'canonical', href: url }],
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'it_IT' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: url },
      ...(page.picture
        ? [
            { property: 'og:image', content: `${publicUrl}${page.picture.url}` },
            { property: 'og:image:alt', content: page.picture.alt },
          ]
        : []),
    ],
  };
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
    description: description.replace(/\s+/g, ' ') || `${name}: ${imagesInWords(pictures.length)}`,
    path: `/gallery/${slug}`,
    picture: pictures[0],
  });
};
