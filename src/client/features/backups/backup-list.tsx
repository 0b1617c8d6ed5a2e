import { DatabaseBackup } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import type { Backup } from '#shared/backups.schema.ts';
import { DeleteBackupDialog, RestoreDialog } from './backup-dialogs.tsx';
import { backupFailures } from './backup-failures.ts';
import { BackupRow } from './backup-row.tsx';

/** Requests a one-time link; following it starts a download without leaving the page. */
const useDownload = () => {
  const link = trpc.backups.downloadLink.useMutation({
    meta: { refetches: false },
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return {
    /** The backup whose link is being requested. */
    id: link.isPending ? link.variables.id : null,
    failure: link.isError ? errorText(link.error, backupFailures.download) : null,
    start: ({ id }: Backup): void => {
      if (!link.isPending) link.mutate({ id });
    },
  };
};

type OpenDialog = { kind: 'restore' | 'delete'; backup: Backup };

const formatBackups = (count: number): string => (count === 1 ? '1 backup' : `${count} backup`);

const NoBackups = () => (
  <EmptyState icon={<DatabaseBackup />} title="Ancora nessun backup">
    Un backup è una copia di tutto: prenotazioni, testi, prezzi, utenti e file caricati. Il sito ne
    fa uno ogni notte; per averne uno subito premi «Crea Backup (Locale)».
  </EmptyState>
);

type BackupListProps = {
  backups: readonly Backup[];
  now: number;
  isLocked: boolean;
  onRestore: (backup: Backup) => void;
  upload: ReactNode;
};

export const BackupList = (props: BackupListProps) => {
  const { backups, now, isLocked, onRestore, upload } = props;
  const undo = backups.find(({ kind }) => kind === 'safety');
  const titleId = useId();
  const isWide = useMediaQuery('(width >= 64rem)');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const download = useDownload();
  const close = () => setDialog(null);
  const restore = (backup: Backup) => {
    close();
    onRestore(backup);
  };
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={titleId} className="text-2xl">
            Backup conservati
          </h2>
          <p className="text-sm text-ink-soft">
            {backups.length > 0 && `${formatBackups(backups.length)}, dal più recente.`}
          </p>
        </div>
        {upload}
      </div>
      {download.failure && (
        <div className="mb-3">
          <Notice tone="error">{download.failure}</Notice>
        </div>
      )}
      {backups.length > 0 ? (
        <ul
          aria-labelledby={titleId}
          className="overflow-hidden rounded-card border border-sand-200 bg-white"
        >
          {backups.map((backup) => (
            <BackupRow
              key={backup.id}
              backup={backup}
              now={now}
              undoesRestore={backup === undo}
              isWide={isWide}
              isLocked={isLocked}
              isDownloading={backup.id === download.id}
              onRestore={() => setDialog({ kind: 'restore', backup })}
              onDownload={() => download.start(backup)}
              onDelete={() => setDialog({ kind: 'delete', backup })}
            />
          ))}
        </ul>
      ) : (
        <NoBackups />
      )}
      {dialog?.kind === 'restore' && (
        <RestoreDialog backup={dialog.backup} onRestore={restore} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteBackupDialog backup={dialog.backup} backups={backups} onClose={close} />
      )}
    </section>
  );
};
