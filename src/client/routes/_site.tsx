import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFrame } from '#client/features/site-frame/site-frame.tsx';

const SiteLayout = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);

export const Route = createFileRoute('/_site')({ component: SiteLayout });
