import { createFileRoute } from '@tanstack/react-router';
import { DutiesSettingsScreen } from '#client/features/duties/duties-settings-screen.tsx';
import { AdminsOnly } from '#client/ui/admins-only.tsx';

const DutiesSettingsRoute = () => {
  const { user } = Route.useRouteContext();
  if (user.role !== 'ADMIN') {
    return (
      <AdminsOnly title="Come funziona">
        gli adempimenti li accende un amministratore, perché servono i suoi accessi.
      </AdminsOnly>
    );
  }
  return <DutiesSettingsScreen />;
};

export const Route = createFileRoute('/admin/duties/settings')({
  head: () => ({ meta: [{ title: 'Come funziona · Area gestione' }] }),
  component: DutiesSettingsRoute,
});
