import { createFileRoute } from '@tanstack/react-router';
import { FeaturesScreen } from '#client/features/feature-boxes/admin/features-screen.tsx';

export const Route = createFileRoute('/admin/features')({
  head: () => ({ meta: [{ title: 'Caselle · Area gestione' }] }),
  component: FeaturesScreen,
});
