import { createFileRoute } from '@tanstack/react-router';
import { DutiesSettingsScreen } from '#client/features/duties/duties-settings-screen.tsx';
import { AdminsOnly } from '#client/ui/admins-only.tsx';

const DutiesSettingsRoute = () => {
  const { user } = Route.useRouteContext();
  if (user.role !== 'ADMIN') {
    return (
      <AdminsOnly title="Gli adempimenti li accendono gli amministratori">
        gli accessi ai portali e le regole li scrive un amministratore. Se manca qualcosa, chiedilo
        a lui.
      </AdminsOnly>
    );
  }
  return <DutiesSettingsScreen />;
};

export const Route = createFileRoute('/admin/duties/settings')({
  head: () => ({ meta: [{ title: 'Adempimenti · Area gestione' }] }),
  component: DutiesSettingsRoute,
});
