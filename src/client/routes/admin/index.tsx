import { createFileRoute } from '@tanstack/react-router';
import { TodayScreen } from '#client/features/dashboard/dashboard-screen.tsx';

const TodayRoute = () => <TodayScreen today={Route.useRouteContext().today} />;

export const Route = createFileRoute('/admin/')({
  head: () => ({ meta: [{ title: 'Da fare · Area gestione' }] }),
  component: TodayRoute,
});
