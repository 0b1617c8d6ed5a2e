import { createFileRoute } from '@tanstack/react-router';
import { CalendarsScreen } from '#client/features/calendars/admin/calendars-screen.tsx';

export const Route = createFileRoute('/admin/calendars')({
  head: () => ({ meta: [{ title: 'Altri siti · Area gestione' }] }),
  component: CalendarsScreen,
});
