import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Backup } from '#shared/backups.schema.ts';
import { formatInstantDay } from '#shared/italian-dates.ts';
import { kindNames, locationNames, sizesInWords, totalSize } from './backup-labels.ts';
import { backupTime } from './backup-times.ts';
import { HELD_REASON_ID, HeldButton } from './held-button.tsx';

type BackupActionsProps = {
  backup: Backup;
  isHeld: boolean;
  isDownloading: boolean;
  onRestore: () => void;
  onDownload: () => void;
  onDelete: () => void;
};

export const deleteButtonId = ({ id }: Backup): string => `elimina-${id}`;

/** What lies only on Drive is fetched from there. */
const BackupActions = (props: BackupActionsProps) => {
  const { backup, isHeld, isDownloading, onRestore, onDownload, onDelete } = props;
  const which = `il backup del ${backupTime(backup.createdAt)}`;
  const heldBy = isHeld ? HELD_REASON_ID : null;
  const look = { variant: 'quiet', size: 'small', className: 'px-2! sm:px-3!' } as const;
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-1 sm:-mx-3">
      <HeldButton {...look} heldBy={heldBy} aria-label={`Ripristina ${which}`} onClick={onRestore}>
        <RotateCcw aria-hidden className="size-4" />
        Ripristina
      </HeldButton>
      {backup.location !== 'drive' && (
        <Button {...look} busy={isDownloading} aria-label={`Scarica ${which}`} onClick={onDownload}>
          {!isDownloading && <Download aria-hidden className="size-4" />}
          Scarica
        </Button>
      )}
      <HeldButton
        {...look}
        id={deleteButtonId(backup)}
        heldBy={heldBy}
        aria-label={`Elimina ${which}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden className="size-4" />
        Elimina
      </HeldButton>
    </div>
  );
};

const proofInWords = ({ provenAt }: Backup): string =>
  provenAt ? `provato il ${formatInstantDay(provenAt)}` : 'non ancora provato';

/** One backup: when and why it was made, where it lies, how large it is, and what can be done. */
export const BackupRow = (props: BackupActionsProps) => {
  const { backup } = props;
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-4 md:px-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{backupTime(backup.createdAt)}</span>
          <Badge tone={backup.kind === 'safety' ? 'waiting' : 'neutral'}>
            {kindNames[backup.kind]}
          </Badge>
        </p>
        <p className="text-sm">
          {locationNames[backup.location]} · <strong>{totalSize(backup)}</strong> (
          {sizesInWords(backup)}) · {proofInWords(backup)}
        </p>
        <p className="text-xs wrap-anywhere text-ink-soft">
          File {backup.fileName} · ID{'\u00a0'}
          {backup.id}
        </p>
      </div>
      <BackupActions {...props} />
    </li>
  );
};
