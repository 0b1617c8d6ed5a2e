import { readTimeMinutes } from '#shared/cms/read-time.ts';
import { plainText } from '#shared/rich-text/rich-text.ts';

/** '320 parole · 2 min di lettura' */
export const wordCountLabel = (html: string): string => {
  const words = plainText(html).split(' ').filter(Boolean).length;
  return `${words} ${words === 1 ? 'parola' : 'parole'} · ${readTimeMinutes(html)} min di lettura`;
};
