import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Folded } from '#client/ui/folded.tsx';
import type { Backup } from '#shared/backups.schema.ts';
import { formatInstantDay } from '#shared/languages/italian-dates.ts';
import { formatSizes, formatTotalSize, kindLabels, locationLabels } from './backup-labels.ts';
import { formatBackupTime, formatNearTime } from './backup-times.ts';
import { LOCK_REASON_ID, LockableButton } from './lockable-button.tsx';

type BackupActionsProps = {
  backup: Backup;
  isLocked: boolean;
  isDownloading: boolean;
  onRestore: () => void;
  onDownload: () => void;
  onDelete: () => void;
};

export const deleteButtonId = ({ id }: Backup): string => `elimina-${id}`;

/** A backup that is only on Drive is downloaded from there, so it has no button here. */
const BackupActions = (props: BackupActionsProps) => {
  const { backup, isLocked, isDownloading, onRestore, onDownload, onDelete } = props;
  const which = `il backup del ${formatBackupTime(backup.createdAt)}`;
  const lockedBy = isLocked ? LOCK_REASON_ID : null;
  const appearance = { variant: 'quiet', size: 'small', className: 'px-2! sm:px-3!' } as const;
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-1 sm:-mx-3">
      <LockableButton
        {...appearance}
        lockedBy={lockedBy}
        aria-label={`Ripristina ${which}`}
        onClick={onRestore}
      >
        <RotateCcw aria-hidden className="size-4" />
        Ripristina
      </LockableButton>
      {backup.location !== 'drive' && (
        <Button
          {...appearance}
          busy={isDownloading}
          aria-label={`Scarica ${which}`}
          onClick={onDownload}
        >
          {!isDownloading && <Download aria-hidden className="size-4" />}
          Scarica
        </Button>
      )}
      <LockableButton
        {...appearance}
        id={deleteButtonId(backup)}
        lockedBy={lockedBy}
        aria-label={`Elimina ${which}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden className="size-4" />
        Elimina
      </LockableButton>
    </div>
  );
};

const formatTrialRestore = ({ provenAt }: Backup): string =>
  provenAt ? `provato il ${formatInstantDay(provenAt)}` : 'non ancora provato';

type BackupRowProps = BackupActionsProps & {
  now: number;
  /** Whether it holds the data from before the last restore. */
  undoesRestore: boolean;
  /** Otherwise it is one line until someone opens it. */
  isWide: boolean;
};

const Undoes = () => (
  <span className="block text-sm font-normal text-ink">
    Ripristina questo per annullare l’ultimo ripristino.
  </span>
);

export const BackupRow = ({ now, undoesRestore, isWide, ...actions }: BackupRowProps) => {
  const { backup } = actions;
  const head = (
    <span className="font-normal text-ink">
      <span className="font-semibold tabular-nums">{formatNearTime(backup.createdAt, now)}</span> ·{' '}
      {kindLabels[backup.kind]} ·{' '}
      {backup.isDamaged ? (
        <span className="font-semibold text-red-700">danneggiato</span>
      ) : (
        formatTotalSize(backup)
      )}
      {undoesRestore && <Undoes />}
    </span>
  );
  const about = (
    <>
      <p className="text-sm text-ink-soft">
        {locationLabels[backup.location]} · {formatTrialRestore(backup)}
      </p>
      <p className="text-xs wrap-anywhere text-ink-soft">
        File {backup.fileName} · ID{'\u00a0'}
        {backup.id} · {formatSizes(backup)}
      </p>
    </>
  );
  return isWide ? (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-t border-sand-200 px-6 py-3 first:border-t-0">
      <div className="min-w-0">
        <p>{head}</p>
        {about}
      </div>
      <BackupActions {...actions} />
    </li>
  ) : (
    <li className="-mt-px px-4 md:px-6">
      <Folded title={head} open={undoesRestore}>
        <div className="grid gap-1">
          {about}
          <BackupActions {...actions} />
        </div>
      </Folded>
    </li>
  );
};
