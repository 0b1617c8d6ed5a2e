import { createFileRoute } from '@tanstack/react-router';
import { DutiesScreen } from '#client/features/duties/duties-screen.tsx';

export const Route = createFileRoute('/admin/duties/')({
  head: () => ({ meta: [{ title: 'Adempimenti · Area gestione' }] }),
  component: DutiesScreen,
});
