import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteLayout } from '#client/layouts/site/site-layout.tsx';

const SiteRoute = () => (
  <SiteLayout>
    <Outlet />
  </SiteLayout>
);

export const Route = createFileRoute('/_site')({
  codeSplitGroupings: [],
  component: SiteRoute,
});
