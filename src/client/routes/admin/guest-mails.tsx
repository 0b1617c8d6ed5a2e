import { createFileRoute } from '@tanstack/react-router';
import { GuestMailsScreen } from '#client/features/guest-mails/guest-mails-screen.tsx';

export const Route = createFileRoute('/admin/guest-mails')({
  head: () => ({ meta: [{ title: 'Mail agli ospiti · Area gestione' }] }),
  component: GuestMailsScreen,
});
