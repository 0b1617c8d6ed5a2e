const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const decoded = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? '');

/** Sorted, without the punctuation that only one of two forms needs. */
const words = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[:>·,…-]+|[:,…-]+$/g, ''))
    .filter((word) => word !== '')
    .sort();

/** The words of a mail's text. */
export const wordsOfText = (text: string): string[] => words(text);

const MASTHEAD = /<p [^>]*24px[^>]*>[^<]*<\/p>/;

/** The words that a mail program shows of its HTML, below the site's name, with the addresses of its links. */
export const wordsOfHtml = (html: string): string[] => {
  const [, body = ''] = html.split(/<body[^>]*>/);
  const shown = body
    .replace(MASTHEAD, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<a href="(https?:[^"]*)"[^>]*>([^<]*)<\/a>/g, (_, address: string, label: string) =>
      label === address ? ` ${label} ` : ` ${label} ${address} `,
    )
    .replace(/<[^>]*>/g, ' ');
  return words(decoded(shown));
};

/** The addresses that a mail's HTML links to. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address = '']) => decoded(address));
