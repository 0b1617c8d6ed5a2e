import type { AnyRouter } from '@tanstack/react-router';

// The not-found page is rendered once for all addresses of a route.

/** No page, post or gallery has this slug, and no route this path. */
const NO_SLUG = '-';
const NOWHERE = `/${NO_SLUG}`;
/** The largest page number that an address accepts, beyond the end of any list. */
const NO_PAGE = 999_999;

/** The address that represents every not-found address of the same route, or of no route. */
export const notFoundAddressOf = (router: AnyRouter): string => {
  const match = router.state.matches.at(-1);
  if (match?.status !== 'notFound') return NOWHERE;
  const path = String(match.fullPath)
    .replaceAll(/\$\w+/g, NO_SLUG)
    .replace(/(?<=.)\/$/, '');
  const { page } = match.search as { page?: number };
  return page === undefined ? path : `${path}?page=${NO_PAGE}`;
};
