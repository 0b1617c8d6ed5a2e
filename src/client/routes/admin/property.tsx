import { createFileRoute } from '@tanstack/react-router';
import { PropertyScreen } from '#client/features/property/admin/property-screen.tsx';

export const Route = createFileRoute('/admin/property')({
  head: () => ({ meta: [{ title: 'La casa · Area gestione' }] }),
  component: PropertyScreen,
});
