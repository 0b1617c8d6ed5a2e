import { useEffect, useState } from 'react';
import { backupFailures } from '#client/features/backups/backup-failures.ts';
import { backupTime } from '#client/features/backups/backup-times.ts';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { isFocusLost, rescueFocus } from '#client/ui/content-focus.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { Backup, BackupMethod } from '#shared/backups.schema.ts';
import { deleteButtonId } from './backup-actions.tsx';
import { remainingAfter } from './remaining.ts';

const goesFrom: Record<BackupMethod, string> = {
  local: 'Il file sparisce da questo server',
  drive: 'Il file sparisce da Google Drive',
  both: 'Il file sparisce da questo server e da Google Drive',
};

type DeleteBackupDialogProps = { backup: Backup; backups: readonly Backup[]; onClose: () => void };

const WhatRemains = ({ backup, backups }: Omit<DeleteBackupDialogProps, 'onClose'>) => {
  const { newest, wasNewest } = remainingAfter(backup, backups);
  if (!newest) {
    return (
      <div className="mt-4">
        <Notice tone="warning" title="È l’ultimo backup che c’è">
          Senza, se i dati si perdono o si rovinano non c’è più niente da ripristinare. Conviene
          prima crearne un altro.
        </Notice>
      </div>
    );
  }
  if (!wasNewest) return null;
  return (
    <p className="mt-4">
      È il più recente: dopo, il più recente sarà quello del {backupTime(newest.createdAt)}.
    </p>
  );
};

/** The button that opened the dialog goes with its row: the next one's gets the focus. */
const useNextFocus = (backup: Backup, backups: readonly Backup[]): void => {
  const index = backups.findIndex(({ id }) => id === backup.id);
  const next = backups[index + 1] ?? backups[index - 1];
  const nextId = next ? deleteButtonId(next) : null;
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (nextId && isFocusLost()) document.getElementById(nextId)?.focus();
        rescueFocus();
      });
    },
    [nextId],
  );
};

export const DeleteBackupDialog = ({ backup, backups, onClose }: DeleteBackupDialogProps) => {
  const utils = trpc.useUtils();
  // The list loses its row while the dialog is still open.
  const [asked] = useState(backups);
  useNextFocus(backup, asked);
  const remove = trpc.backups.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: () => utils.backups.invalidate(),
  });
  return (
    <ConfirmDialog
      open
      title="Eliminare il backup?"
      confirmLabel="Elimina il backup"
      tone="danger"
      busy={remove.isPending}
      error={remove.isError ? errorText(remove.error, backupFailures.delete) : null}
      onConfirm={() => remove.mutate({ id: backup.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        L’eliminazione è <strong>irreversibile</strong>. {goesFrom[backup.location]}, e i dati del{' '}
        <strong>{backupTime(backup.createdAt)}</strong> non si potranno più ripristinare.
      </p>
      <WhatRemains backup={backup} backups={asked} />
    </ConfirmDialog>
  );
};
