import { isSafeAddress } from '#shared/addresses.ts';
import { HOUSE_LOCALE, splitLocale } from '#shared/languages/locales.ts';

/** Paths that only the server can answer. */
const notPages = /^\/(uploads|api|healthz|feed\.xml|sitemap\.xml|robots\.txt)(?![^/?#])/;
/** Path, query and fragment. Two leading slashes would be another host. */
const ownAddress = /^(\/(?![/\\])[^?#]*)(\?[^#]*)?(#.*)?$/s;

/** The path of a page of this site, and whether the address is a part of it; null for any other address. */
export const pageAddress = (href: string): { path: string; isPart: boolean } | null => {
  const [, path, , hash = ''] = ownAddress.exec(href) ?? [];
  if (path === undefined || notPages.test(path)) return null;
  // A link that names a language stays in that language.
  if (splitLocale(path).locale !== HOUSE_LOCALE) return null;
  return { path, isPart: hash !== '' };
};

/** Undefined for an invalid address, and for one that would run a script. */
export const safeAddress = (href: string): string | undefined =>
  isSafeAddress(href) ? href : undefined;
