import { notFound, rootRouteId } from '@tanstack/react-router';
import type { RouteContext } from '#client/trpc.ts';

type Match = {
  context: Pick<RouteContext, 'utils'>;
  matches: readonly { staticData: { staysOpen?: true } }[];
};

/** For `beforeLoad`: while the site is in preparation, strangers see only the pages that stay open. */
export const hideInPreparation = async ({ context: { utils }, matches }: Match): Promise<void> => {
  const { shown } = await utils.siteSettings.state.ensureData();
  const staysOpen = matches.some(({ staticData }) => staticData.staysOpen);
  if (shown === 'hidden' && !staysOpen) throw notFound({ routeId: rootRouteId });
};
