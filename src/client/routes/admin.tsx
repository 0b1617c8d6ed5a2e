import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { AdminLayout } from '#client/layouts/admin/admin-layout.tsx';
import { AdminPending } from '#client/layouts/admin/admin-pending.tsx';
import { CleanerLayout } from '#client/layouts/admin/cleaner-layout.tsx';
import { requireSession } from '#client/session/require-session.ts';

const AdminRoute = () => {
  const { user, today } = Route.useRouteContext();
  if (user.role === 'CLEANER') {
    return (
      <CleanerLayout user={user}>
        <Outlet />
      </CleanerLayout>
    );
  }
  return (
    <AdminLayout user={user} today={today}>
      <Outlet />
    </AdminLayout>
  );
};

export const Route = createFileRoute('/admin')({
  staticData: { staysOpen: true, texts: ['account', 'member', 'stay'] },
  ssr: false,
  beforeLoad: async (guarded) => {
    const session = await requireSession(guarded, ['ADMIN', 'EDITOR', 'CLEANER']);
    // Those who clean have one screen, wherever they wanted to go.
    const isElsewhere = guarded.location.pathname !== '/admin/cleaning';
    if (session.user.role === 'CLEANER' && isElsewhere) throw redirect({ to: '/admin/cleaning' });
    return session;
  },
  head: () => ({
    meta: [{ title: 'Area gestione' }, { name: 'robots', content: 'noindex' }],
  }),
  pendingComponent: AdminPending,
  component: AdminRoute,
});
