import type { Locale } from '#shared/languages/locales.ts';

type Reader = {
  /** The language of the page. */
  page: Locale;
  offered: readonly Locale[];
  /** The languages of the browser, the best first. */
  preferred: readonly string[];
  /** The earlier choice on this site, which has precedence. */
  chosen: string | null;
};

const baseOf = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? '';

/** The offered language that the reader prefers to the page's; null if there is none. */
export const betterLanguage = ({ page, offered, preferred, chosen }: Reader): Locale | null => {
  const wanted = chosen === null ? preferred : [chosen];
  const best = wanted
    .map((tag) => offered.find((locale) => locale === baseOf(tag)))
    .find((locale) => locale !== undefined);
  return best === undefined || best === page ? null : best;
};
