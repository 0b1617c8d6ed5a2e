import { createFileRoute } from '@tanstack/react-router';
import { SuppliersScreen } from '#client/features/suppliers/suppliers-screen.tsx';

export const Route = createFileRoute('/admin/suppliers')({
  head: () => ({ meta: [{ title: 'Fornitori · Area gestione' }] }),
  component: SuppliersScreen,
});
