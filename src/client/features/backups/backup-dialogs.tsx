import { useEffect, useRef, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { isFocusLost, rescueFocus } from '#client/ui/content-focus.ts';
import { Notice } from '#client/ui/notice.tsx';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { Backup, BackupMethod } from '#shared/backups.schema.ts';
import { backupFailures } from './backup-failures.ts';
import { deleteButtonId } from './backup-row.tsx';
import { backupTime } from './backup-times.ts';

const WhatHappens = ({ backup }: { backup: Backup }) => (
  <>
    <p>
      Il ripristino <strong>sovrascrive i dati attuali</strong> con quelli del{' '}
      <strong>{backupTime(backup.createdAt)}</strong>. Ciò che è stato aggiunto o cambiato da allora
      va perso: prenotazioni, testi, immagini, utenti.
    </p>
    <ul className="my-4 grid list-disc gap-1.5 pl-5">
      <li>
        Prima si fa un backup di sicurezza dei dati di adesso: con quello il ripristino si può
        annullare.
      </li>
      <li>
        Tutti gli altri vengono disconnessi e devono accedere di nuovo; anche tu, se allora non eri
        amministratore.
      </li>
      <li>
        Di solito basta meno di un minuto; con molti file, o da Google Drive, può servirne qualcuno
        in più. Intanto il sito non accetta richieste né modifiche.
      </li>
    </ul>
  </>
);

type RestoreDialogProps = {
  backup: Backup;
  onRestore: (backup: Backup) => void;
  onClose: () => void;
};

/** Asks for a second word, since a press too many would put the whole site back. */
export const RestoreDialog = ({ backup, onRestore, onClose }: RestoreDialogProps) => {
  const checkboxRef = useRef<HTMLInputElement>(null);
  const [isUnderstood, setIsUnderstood] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const confirm = () => {
    setIsAsked(true);
    if (isUnderstood) onRestore(backup);
    else checkboxRef.current?.focus();
  };
  return (
    <ConfirmDialog
      open
      title="Ripristinare questo backup?"
      confirmLabel="Ripristina"
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      <WhatHappens backup={backup} />
      <CheckboxField
        ref={checkboxRef}
        label="Ho capito che i dati attuali vengono sovrascritti"
        checked={isUnderstood}
        onChange={(event) => setIsUnderstood(event.target.checked)}
        error={isAsked && !isUnderstood ? 'Per ripristinare conferma di averlo capito.' : undefined}
      />
    </ConfirmDialog>
  );
};

/** What could still be restored without one of the backups, and whether it was the newest. */
const remainingAfter = ({ id }: Backup, backups: readonly Backup[]) => {
  const rest = backups.filter((other) => other.id !== id);
  return { newest: rest[0] ?? null, wasNewest: backups[0]?.id === id };
};

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
