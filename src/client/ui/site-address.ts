import { defaultParseSearch } from '@tanstack/react-router';
import { isSafeAddress } from '#shared/addresses.ts';

/** What the server answers itself, so that the browser has to ask it. */
const notPages = /^\/(uploads|api|healthz|feed\.xml|sitemap\.xml|robots\.txt)(?![^/?#])/;

/** A path, a query, a fragment. Two slashes at the beginning would be another site. */
const ownAddress = /^(\/(?![/\\])[^?#]*)(\?[^#]*)?(#.*)?$/s;

type PageAddress = { to: string; search: Record<string, unknown>; hash: string };

/** The parts of an address that the router opens without loading a new page; null for any other. */
export const pageAddress = (href: string): PageAddress | null => {
  const [, to, query = '', hash = ''] = ownAddress.exec(href) ?? [];
  if (to === undefined || notPages.test(to)) return null;
  return { to, search: defaultParseSearch(query), hash: hash.slice(1) };
};

/** An address that a browser may open; undefined for what is none, or would run as a script. */
export const safeAddress = (href: string): string | undefined =>
  isSafeAddress(href) ? href : undefined;
