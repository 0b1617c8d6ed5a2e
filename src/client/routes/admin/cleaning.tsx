import { createFileRoute } from '@tanstack/react-router';
import { CleaningScreen } from '#client/features/cleaning/cleaning-screen.tsx';

const CleaningRoute = () => <CleaningScreen today={Route.useRouteContext().today} />;

export const Route = createFileRoute('/admin/cleaning')({
  head: () => ({ meta: [{ title: 'Pulizie · Area gestione' }] }),
  component: CleaningRoute,
});
