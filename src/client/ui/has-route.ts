import type { AnyRouter } from '@tanstack/react-router';

/** Whether a route of the site matches this path, whatever the data. */
export const hasRoute = (router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string): boolean => {
  const [matched, , found] = router.getMatchedRoutes(path);
  return found !== undefined && matched.length > 1;
};
