import { createFileRoute, Outlet } from '@tanstack/react-router';
import { hideInPreparation } from '#client/features/site-settings/hide-in-preparation.ts';
import { SiteLayout } from '#client/layouts/site/site-layout.tsx';
import { leaveApp } from '#client/ui/leave-app.ts';

const SiteRoute = () => (
  <SiteLayout>
    <Outlet />
  </SiteLayout>
);

/** Documents: rendered on the server only, with the islands of `client/islands/registry.ts`. */
export const Route = createFileRoute('/_site')({
  beforeLoad: async (match) => {
    if (!import.meta.env.SSR) await leaveApp(match);
    await hideInPreparation(match);
  },
  component: SiteRoute,
});
