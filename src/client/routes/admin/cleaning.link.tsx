import { createFileRoute } from '@tanstack/react-router';
import { CleaningLinkScreen } from '#client/features/cleaning/cleaning-link-screen.tsx';

export const Route = createFileRoute('/admin/cleaning/link')({
  head: () => ({ meta: [{ title: 'Link per le pulizie · Area gestione' }] }),
  component: CleaningLinkScreen,
});
