import { createFileRoute, Outlet } from '@tanstack/react-router';
import { hideInPreparation } from '#client/features/site-settings/hide-in-preparation.ts';
import { SiteLayout } from '#client/layouts/site/site-layout.tsx';
import { useSessionWatch } from '#client/session/use-session-watch.ts';

const AccountRoute = () => {
  useSessionWatch();
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
};

/** Screens of the app in the visitors' frame: accounts, and the guest's own requests. */
export const Route = createFileRoute('/_account')({
  staticData: { isApp: true },
  beforeLoad: async (match) => {
    await hideInPreparation(match);
  },
  component: AccountRoute,
});
