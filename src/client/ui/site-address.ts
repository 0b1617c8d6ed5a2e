import { defaultParseSearch } from '@tanstack/react-router';
import { isSafeAddress } from '#shared/addresses.ts';
import { HOUSE_LOCALE, splitLocale } from '#shared/languages/locales.ts';

/** Paths that only the server can answer. */
const notPages = /^\/(uploads|api|healthz|feed\.xml|sitemap\.xml|robots\.txt)(?![^/?#])/;

/** Path, query and fragment. Two leading slashes would be another host. */
const ownAddress = /^(\/(?![/\\])[^?#]*)(\?[^#]*)?(#.*)?$/s;

type PageAddress = { to: string; search: Record<string, unknown>; hash: string };

/** The parts of an address that the router can open; null for any other. */
export const pageAddress = (href: string): PageAddress | null => {
  const [, to, query = '', hash = ''] = ownAddress.exec(href) ?? [];
  if (to === undefined || notPages.test(to)) return null;
  // The router of a page has one language: a link that names another loads its document.
  if (splitLocale(to).locale !== HOUSE_LOCALE) return null;
  return { to, search: defaultParseSearch(query), hash: hash.slice(1) };
};

/** Undefined for an invalid address, and for one that would run a script. */
export const safeAddress = (href: string): string | undefined =>
  isSafeAddress(href) ? href : undefined;
