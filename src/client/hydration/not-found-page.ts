import type { AnyRouter } from '@tanstack/react-router';

/*
 * The not-found page is rendered once for all addresses of a route. The server renders it for the address
 * below, and the browser hydrates it at its actual address.
 */

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

/** The router takes its own dehydrated match only under the id of the present address. */
export const adoptNotFoundPage = (router: AnyRouter): void => {
  const rendered = window.$_TSR?.router?.matches.at(-1);
  if (rendered?.s !== 'notFound') return;
  const own = router.matchRoutes(router.latestLocation).at(-1);
  if (own) rendered.i = own.id.replaceAll('/', '#');
};
