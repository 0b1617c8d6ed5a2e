import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSession } from '#client/features/accounts/session/require-session.ts';
import { AdminLayout } from '#client/layouts/admin/admin-layout.tsx';
import { AdminPending } from '#client/layouts/admin/admin-pending.tsx';

const AdminRoute = () => {
  const { user, today } = Route.useRouteContext();
  return (
    <AdminLayout user={user} today={today}>
      <Outlet />
    </AdminLayout>
  );
};

export const Route = createFileRoute('/admin')({
  staticData: { staysOpen: true },
  ssr: false,
  beforeLoad: (guarded) => requireSession(guarded, ['ADMIN', 'EDITOR']),
  head: () => ({
    meta: [{ title: 'Area gestione' }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: AdminPending,
  component: AdminRoute,
});
