import { useEffect, useState } from 'react';
import { setLoginNotice } from '#client/session/login-notice.ts';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { AdminsOnly } from '#client/ui/admins-only.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { User } from '#shared/accounts/accounts.schema.ts';
import type { BackupStatus, DriveState } from '#shared/backups.schema.ts';
import { backupFailures } from './backup-failures.ts';
import type { BackupSearch, DriveReturn } from './backup-search.ts';
import { BackupsOverview } from './backups-overview.tsx';
import { useBackupStatus, useRefreshAfterOperation } from './use-backup-status.ts';
import { useOperations } from './use-operations.ts';

type NoticeTone = 'success' | 'info' | 'error';

const driveMessages: Record<DriveReturn, { tone: NoticeTone; title: string; text: string }> = {
  connected: {
    tone: 'success',
    title: 'Google Drive è collegato.',
    text: 'Da adesso puoi salvare i backup anche lì.',
  },
  refused: {
    tone: 'info',
    title: 'Google Drive non è stato collegato.',
    text: 'Il consenso non è stato dato: non è cambiato niente.',
  },
  failed: {
    tone: 'error',
    title: 'Google Drive non è stato collegato.',
    text: 'Qualcosa è andato storto tra Google e il sito. Riprova tra poco.',
  },
};

type DriveReturnNoticeProps = {
  returned: DriveReturn | undefined;
  state: DriveState;
  /** Called once shown, to remove the parameter from the URL. */
  onRead: () => void;
};

const DriveReturnNotice = ({ returned, state, onRead }: DriveReturnNoticeProps) => {
  const [shown] = useState(returned);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only on mount
  useEffect(() => {
    if (returned) onRead();
  }, []);
  const isOutdated = shown === 'connected' && state !== 'connected';
  if (!shown || isOutdated) return null;
  const { tone, title, text } = driveMessages[shown];
  return (
    <Notice tone={tone} title={title}>
      {text}
    </Notice>
  );
};

/** A restore by another administrator ends this session: explain the login that follows. */
const useNoticeOfRestore = (
  status: BackupStatus | undefined,
  error: unknown,
  isOwn: boolean,
): void => {
  const isLoggedOut =
    !isOwn &&
    status?.operation?.kind === 'restore' &&
    apiErrorOf(error)?.code === 'UNAUTHENTICATED';
  useEffect(() => {
    if (isLoggedOut) {
      setLoginNotice('Il sito è stato ripristinato da un backup: accedi di nuovo.');
    }
  }, [isLoggedOut]);
};

const Header = () => (
  <AdminPageHeader
    title="Copie di sicurezza"
    purpose="Le copie di tutto il sito, e come tornare indietro."
  />
);

const LoadingSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-12" />
    <Skeleton className="h-48" />
    <Skeleton className="h-96" />
  </div>
);

const isForbidden = (error: unknown): boolean => apiErrorOf(error)?.code === 'FORBIDDEN';

const ClosedScreen = () => (
  <>
    <Header />
    <AdminsOnly title="Ai backup pensano gli amministratori">
      un backup contiene però i dati di tutti, e ripristinarlo cambia ogni cosa. Il sito ne fa uno
      da solo ogni notte: per crearne o ripristinarne un altro basta chiederlo a un amministratore.
    </AdminsOnly>
  </>
);

type BackupsScreenProps = {
  self: User;
  search: BackupSearch;
  onSearch: (search: BackupSearch) => void;
};

const OpenScreen = ({ search, onSearch }: BackupsScreenProps) => {
  const operations = useOperations();
  const status = useBackupStatus({ isExpected: operations.isPending });
  const list = trpc.backups.list.useQuery(undefined, liveQuery);
  useRefreshAfterOperation(status.data);
  useNoticeOfRestore(status.data, status.error, operations.isPending);
  const error = list.data ? status.error : list.error;
  // The role may change while the screen is open, also by restoring older data.
  if (isForbidden(list.error) || isForbidden(status.error)) return <ClosedScreen />;
  return (
    <>
      <Header />
      {status.data && list.data && (
        <BackupsOverview
          status={status.data}
          now={status.dataUpdatedAt}
          isUnreachable={status.isError}
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
          <LoadingSkeleton />
        ))}
    </>
  );
};

export const BackupsScreen = (props: BackupsScreenProps) =>
  props.self.role === 'ADMIN' ? <OpenScreen {...props} /> : <ClosedScreen />;
