import { createFileRoute } from '@tanstack/react-router';
import { ArrivalsScreen } from '#client/features/cleaning/arrivals-screen.tsx';

const ArrivalsRoute = () => <ArrivalsScreen today={Route.useRouteContext().today} />;

export const Route = createFileRoute('/admin/cleaning/')({
  head: () => ({ meta: [{ title: 'Arrivi · Area gestione' }] }),
  component: ArrivalsRoute,
});
