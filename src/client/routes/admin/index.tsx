import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '#client/features/dashboard/dashboard-screen.tsx';

const DashboardRoute = () => <DashboardScreen today={Route.useRouteContext().today} />;

export const Route = createFileRoute('/admin/')({
  head: () => ({ meta: [{ title: 'Oggi · Area gestione' }] }),
  component: DashboardRoute,
});
