import type { RouteContext } from '#client/trpc.ts';
import type { Site } from '#client/ui/page-head.ts';

/** The site as a route's head names it. */
export const siteOf = ({ utils, publicUrl }: Pick<RouteContext, 'utils' | 'publicUrl'>): Site => ({
  homepage: utils.homepage.get.getData(),
  publicUrl,
});
