import { plainText } from '#shared/rich-text/rich-text.ts';

const WORDS_PER_MINUTE = 200;

/** Reading time in whole minutes, at least 1 (specification, section 5). */
export const readTimeMinutes = (html: string): number => {
  const text = plainText(html);
  const words = text === '' ? 0 : text.split(' ').length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
};
