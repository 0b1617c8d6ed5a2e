import type { AnyRouter } from '@tanstack/react-router';

/*
 * The page that says that nothing was found is rendered once for all addresses of a route. The server renders
 * it for the address below, and the browser hydrates it for the address at which it is.
 */

/** No page, post or gallery has this slug, and no route this path. */
const NO_SLUG = '-';
const NOWHERE = `/${NO_SLUG}`;
/** Further than any list goes: the largest number that an address may ask for. */
const NO_PAGE = 999_999;

/** The address that stands for every other at which the same route, or none, finds nothing. */
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
