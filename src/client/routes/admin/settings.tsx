import { createFileRoute } from '@tanstack/react-router';
import { SiteSettingsScreen } from '#client/features/site-settings/admin/site-settings-screen.tsx';

export const Route = createFileRoute('/admin/settings')({
  head: () => ({ meta: [{ title: 'Posta e apertura · Area gestione' }] }),
  component: SiteSettingsScreen,
});
