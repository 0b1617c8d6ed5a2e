import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '#client/layouts/admin/admin-layout.tsx';
import { AdminPending } from '#client/layouts/admin/admin-pending.tsx';
import { requireSession } from '#client/session/require-session.ts';

const AdminRoute = () => {
  const { user, today } = Route.useRouteContext();
  return (
    <AdminLayout user={user} today={today}>
      <Outlet />
    </AdminLayout>
  );
};

export const Route = createFileRoute('/admin')({
  staticData: {
    isApp: true,
    staysOpen: true,
    texts: ['account', 'document', 'guest', 'member', 'party', 'reviews', 'rules', 'stay'],
  },
  ssr: false,
  beforeLoad: (guarded) => requireSession(guarded, ['ADMIN', 'EDITOR']),
  head: () => ({
    meta: [{ title: 'Area gestione' }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: AdminPending,
  component: AdminRoute,
});
