import type { RouteContext } from '#client/trpc.ts';
import type { Site } from '#client/ui/page-head.ts';

/** For the head of a route. */
export const siteOf = ({
  utils,
  publicUrl,
  language,
}: Pick<RouteContext, 'utils' | 'publicUrl' | 'language'>): Site => ({
  homepage: utils.homepage.get.getData(),
  publicUrl,
  language,
  languages: utils.siteSettings.state.getData()?.languages ?? [],
});
