/**
 * The languages of visitors and guests. The house's own is Italian: its pages have no prefix, and its
 * texts replace missing translations.
 */
export const locales = ['it', 'en', 'de', 'fr'] as const;
export type Locale = (typeof locales)[number];

export const HOUSE_LOCALE = 'it' satisfies Locale;

/** In Italian, for staff. */
export const italianLanguageNames: Record<Locale, string> = {
  it: 'Italiano',
  en: 'Inglese',
  de: 'Tedesco',
  fr: 'Francese',
};

/** Within a sentence: 'in tedesco'. */
export const inItalian = (locale: Locale): string => italianLanguageNames[locale].toLowerCase();

/** For lists that name a language only where it is another than the house's. */
export const foreignLanguageName = (locale: Locale): string | null =>
  locale === HOUSE_LOCALE ? null : italianLanguageNames[locale];

/** Those that the owners' texts are translated into. */
export const foreignLocales = locales.filter(
  (locale): locale is Exclude<Locale, typeof HOUSE_LOCALE> => locale !== HOUSE_LOCALE,
);
export type ForeignLocale = (typeof foreignLocales)[number];

/** Each in its own words, as a menu of languages shows them. */
export const languageNames: Record<Locale, string> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

export const isLocale = (value: unknown): value is Locale =>
  (locales as readonly unknown[]).includes(value);

/**
 * An address of this site in a language: '/blog' is '/de/blog' in German. A page for staff has one language and one
 * address.
 */
export const localizedPath = (locale: Locale, path: string): string =>
  locale === HOUSE_LOCALE || isForStaff(path)
    ? path
    : `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;

export const isForStaff = (path: string): boolean => /^\/admin(?=$|[/?#])/.test(path);

/** The language that an address names, and the address without it: '/de/blog' is '/blog' in German. */
export const splitLocale = (address: string): { locale: Locale; path: string } => {
  const [prefix = '', named] = /^\/([a-z]{2})(?=$|[/?#])/.exec(address) ?? [];
  if (!isLocale(named) || named === HOUSE_LOCALE) return { locale: HOUSE_LOCALE, path: address };
  const path = address.slice(prefix.length);
  return { locale: named, path: path.startsWith('/') ? path : `/${path}` };
};

/**
 * The language of a call: the one tag of `Accept-Language`, as the site's own pages send it. A list of
 * several is the browser's default, not a choice by the caller.
 */
export const calledLocale = (acceptLanguage: string | undefined): Locale => {
  const tag = acceptLanguage?.trim().toLowerCase();
  return isLocale(tag) ? tag : HOUSE_LOCALE;
};
