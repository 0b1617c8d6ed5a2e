import type { RouteContext } from '#client/trpc.ts';
import type { Site } from '#client/ui/page-head.ts';

/** For the head of a route. */
export const siteOf = ({ utils, publicUrl }: Pick<RouteContext, 'utils' | 'publicUrl'>): Site => ({
  homepage: utils.homepage.get.getData(),
  publicUrl,
});
