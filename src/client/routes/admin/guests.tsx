import { createFileRoute } from '@tanstack/react-router';
import { GuestInformationScreen } from '#client/features/guest-page/admin/guest-information-screen.tsx';

export const Route = createFileRoute('/admin/guests')({
  head: () => ({ meta: [{ title: 'Per gli ospiti · Area gestione' }] }),
  component: GuestInformationScreen,
});
