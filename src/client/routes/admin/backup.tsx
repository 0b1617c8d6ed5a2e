import { createFileRoute } from '@tanstack/react-router';
import { parseBackupSearch } from '#client/features/backups/backup-search.ts';
import { BackupsScreen } from '#client/features/backups/backups-screen.tsx';

const BackupRoute = () => {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <BackupsScreen
      self={user}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/backup')({
  validateSearch: parseBackupSearch,
  head: () => ({ meta: [{ title: 'Copie di sicurezza · Area gestione' }] }),
  component: BackupRoute,
});
