import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { backupTime } from '#client/features/backups/backup-times.ts';
import { HELD_REASON_ID } from '#client/features/backups/operation/held.ts';
import { HeldButton } from '#client/features/backups/operation/held-button.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Backup } from '#shared/backups.schema.ts';

export type BackupActionsProps = {
  backup: Backup;
  isHeld: boolean;
  isDownloading: boolean;
  onRestore: () => void;
  onDownload: () => void;
  onDelete: () => void;
};

export const deleteButtonId = ({ id }: Backup): string => `elimina-${id}`;

/** What lies only on Drive is fetched from there. */
export const BackupActions = (props: BackupActionsProps) => {
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
