import type { Picture } from '#shared/pictures.schema.ts';

const DESCRIPTION_LENGTH = 160;

/** As long as a search engine shows it, cut between two words. */
const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
};

export type PageHead = {
  title: string;
  description: string;
  /** The one address of the page, from the root on. */
  path: string;
  /** What is shown where the page is shared. */
  picture: Picture | null | undefined;
  /** The page's subject in the words of schema.org. */
  structuredData?: object;
};

/** What search engines and those who share a page read of it. */
export const pageHead = (
  { title, description, path, picture, structuredData }: PageHead,
  { siteName, publicUrl }: { siteName: string; publicUrl: string },
) => {
  const url = `${publicUrl}${path}`;
  const summary = shorten(description);
  return {
    links: [{ rel: 'canonical', href: url }],
    meta: [
      { title },
      { name: 'description', content: summary },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'it_IT' },
      { property: 'og:site_name', content: siteName },
      { property: 'og:title', content: title },
      { property: 'og:description', content: summary },
      { property: 'og:url', content: url },
      ...(picture
        ? [
            { property: 'og:image', content: `${publicUrl}${picture.url}` },
            { property: 'og:image:alt', content: picture.alt },
          ]
        : []),
      ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
    ],
  };
};
