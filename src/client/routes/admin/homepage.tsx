import { createFileRoute } from '@tanstack/react-router';
import { HomepageScreen } from '#client/features/homepage/admin/homepage-screen.tsx';

export const Route = createFileRoute('/admin/homepage')({
  head: () => ({ meta: [{ title: 'Copertina · Area gestione' }] }),
  component: HomepageScreen,
});
