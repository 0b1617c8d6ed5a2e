import { createFileRoute } from '@tanstack/react-router';
import { CleaningScreen } from '#client/features/cleaning/cleaning-screen.tsx';

export const Route = createFileRoute('/admin/cleaning')({
  head: () => ({ meta: [{ title: 'Pulizie · Area gestione' }] }),
  component: CleaningScreen,
});
