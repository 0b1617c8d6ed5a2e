import type { AnyRouter } from '@tanstack/react-router';

/** Whether the site has a page at this path, whatever the data are. */
export const hasRoute = (router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string): boolean => {
  const [matched, , found] = router.getMatchedRoutes(path);
  return found !== undefined && matched.length > 1;
};
