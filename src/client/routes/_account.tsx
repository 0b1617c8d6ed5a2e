import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { hideInPreparation } from '#client/features/site-settings/hide-in-preparation.ts';
import { SiteLayout } from '#client/layouts/site/site-layout.tsx';
import { useSession } from '#client/session/session.ts';
import { useSessionWatch } from '#client/session/use-session-watch.ts';
import { isStaff } from '#shared/accounts/roles.ts';

// Guests never load it, nor its stylesheet.
const AdminLayout = lazy(async () => {
  const { AdminLayout } = await import('#client/layouts/admin/admin-layout.tsx');
  return { default: AdminLayout };
});

const SiteFrame = () => {
  useSessionWatch();
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
};

/** Staff have their profile inside the back office. */
const AccountRoute = () => {
  const { today } = Route.useRouteContext();
  // Known once the route has checked the session, and the server's fallback is hydrated.
  const guarded = useMatch({
    from: '/_account/profile',
    shouldThrow: false,
    select: ({ context }) => context.user,
  });
  const { user = guarded } = useSession();
  if (!guarded || !user || !isStaff(user.role)) return <SiteFrame />;
  return (
    <Suspense>
      <AdminLayout user={user} today={today}>
        <Outlet />
      </AdminLayout>
    </Suspense>
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
