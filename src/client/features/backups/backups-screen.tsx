import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { User } from '#shared/accounts.schema.ts';
import { backupFailures } from './backup-failures.ts';
import type { BackupSearch } from './backup-search.ts';
import { BackupsClosed } from './backups-closed.tsx';
import { BackupsOverview } from './backups-overview.tsx';
import { DriveReturnNotice } from './drive/drive-return-notice.tsx';
import { useOperations } from './operation/use-operations.ts';
import { useBackupStatus, useListAfterOperation } from './use-backup-status.ts';
import { useRestoredElsewhere } from './use-restored-elsewhere.ts';

type BackupsScreenProps = {
  self: User;
  search: BackupSearch;
  onSearch: (search: BackupSearch) => void;
};

const Header = () => (
  <AdminPageHeader
    title="Backup"
    purpose="Le copie di tutto il sito, e la strada per tornare indietro."
  />
);

const Waiting = () => (
  <div className="grid gap-6">
    <Skeleton className="h-12" />
    <Skeleton className="h-48" />
    <Skeleton className="h-96" />
  </div>
);

const isForbidden = (error: unknown): boolean => apiErrorOf(error)?.code === 'FORBIDDEN';

const OpenScreen = ({ search, onSearch }: BackupsScreenProps) => {
  const operations = useOperations();
  const status = useBackupStatus(operations.isPending);
  const list = trpc.backups.list.useQuery(undefined, liveQuery);
  useListAfterOperation(status.data);
  useRestoredElsewhere(status.data, status.error, operations.isPending);
  const error = list.data ? status.error : list.error;
  // The role was taken away while the screen was open, or the restored data give another.
  if (isForbidden(list.error) || isForbidden(status.error)) return <ClosedScreen />;
  return (
    <>
      <Header />
      {status.data && list.data && (
        <BackupsOverview
          status={status.data}
          now={status.dataUpdatedAt}
          isSilent={status.isError}
          backups={list.data}
          operations={operations}
        >
          <DriveReturnNotice
            returned={search.drive}
            state={status.data.drive.state}
            onRead={() => onSearch({})}
          />
        </BackupsOverview>
      )}
      {!(status.data && list.data) &&
        (error ? (
          <LoadFailure
            title={backupFailures.list}
            error={error}
            onRetry={() => void Promise.all([list.refetch(), status.refetch()])}
          />
        ) : (
          <Waiting />
        ))}
    </>
  );
};

const ClosedScreen = () => (
  <>
    <Header />
    <BackupsClosed />
  </>
);

/** The copies of the whole site; for administrators alone. */
export const BackupsScreen = (props: BackupsScreenProps) =>
  props.self.role === 'ADMIN' ? <OpenScreen {...props} /> : <ClosedScreen />;
