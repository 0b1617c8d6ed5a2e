import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFrame } from '#client/layouts/site/site-layout.tsx';

const SiteLayout = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);

export const Route = createFileRoute('/_site')({ component: SiteLayout });
