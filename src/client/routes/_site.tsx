import { createFileRoute, notFound, Outlet, rootRouteId } from '@tanstack/react-router';
import { SiteLayout } from '#client/layouts/site/site-layout.tsx';

const SiteRoute = () => (
  <SiteLayout>
    <Outlet />
  </SiteLayout>
);

export const Route = createFileRoute('/_site')({
  codeSplitGroupings: [],
  beforeLoad: async ({ context: { utils }, matches }) => {
    const { shown } = await utils.siteSettings.state.ensureData();
    const staysOpen = matches.some(({ staticData }) => staticData.staysOpen);
    if (shown === 'hidden' && !staysOpen) throw notFound({ routeId: rootRouteId });
  },
  component: SiteRoute,
});
