import { useEffect, useRef, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { isFocusLost, rescueFocus } from '#client/ui/content-focus.ts';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { Backup, BackupMethod } from '#shared/backups.schema.ts';
import { backupFailures } from './backup-failures.ts';
import { deleteButtonId } from './backup-row.tsx';
import { formatBackupMoment, formatBackupTime } from './backup-times.ts';

const RestoreWarning = ({ backup }: { backup: Backup }) => (
  <>
    <p>
      Il ripristino <strong>sovrascrive i dati attuali</strong> con quelli di{' '}
      <strong>{formatBackupMoment(backup.createdAt)}</strong>. Ciò che è stato aggiunto o cambiato
      da allora va perso: prenotazioni, testi, immagini, utenti.
    </p>
    <ul className="my-4 grid list-disc gap-1.5 pl-5">
      <li>
        Prima il sito fa un backup di sicurezza dei dati di adesso: con quello puoi annullare il
        ripristino.
      </li>
      <li>
        Tutti gli altri vengono disconnessi e devono accedere di nuovo; anche tu, se in quel backup
        non risulti amministratore.
      </li>
      <li>
        Password, passkey e indirizzi segreti (pulizie, ospiti, calendari) restano quelli di adesso.
        Se il backup viene da un altro server, valgono i suoi.
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

/** Requires a checkbox, since a restore overwrites the whole site. */
export const RestoreDialog = ({ backup, onRestore, onClose }: RestoreDialogProps) => {
  const checkboxRef = useRef<HTMLInputElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const confirm = () => {
    setIsSubmitted(true);
    if (isChecked) onRestore(backup);
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
      <RestoreWarning backup={backup} />
      <CheckboxField
        ref={checkboxRef}
        label="Ho capito che i dati attuali vengono sovrascritti"
        checked={isChecked}
        onChange={(event) => setIsChecked(event.target.checked)}
        error={
          isSubmitted && !isChecked ? 'Per ripristinare conferma di averlo capito.' : undefined
        }
      />
    </ConfirmDialog>
  );
};

const deletionNotes: Record<BackupMethod, string> = {
  local: 'Il file sparisce da questo server',
  drive: 'Il file sparisce da Google Drive',
  both: 'Il file sparisce da questo server e da Google Drive',
};

type RemainingBackupsProps = { backup: Backup; backups: readonly Backup[] };

/** Warns when the last or the most recent backup is deleted. */
const RemainingBackups = ({ backup, backups }: RemainingBackupsProps) => {
  const newest = backups.find(({ id }) => id !== backup.id);
  if (!newest) {
    return (
      <div className="mt-4">
        <Notice tone="warning" title="È l’ultimo backup che c’è">
          Senza, se perdi i dati non c’è più niente da ripristinare. Prima creane un altro.
        </Notice>
      </div>
    );
  }
  if (backups[0]?.id !== backup.id) return null;
  return (
    <p className="mt-4">
      È il più recente: dopo, il più recente sarà quello del {formatBackupTime(newest.createdAt)}.
    </p>
  );
};

/** The deleted row takes its button along, so the focus moves to the next row's. */
const useFocusNextRow = (backup: Backup, backups: readonly Backup[]): void => {
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

type DeleteBackupDialogProps = RemainingBackupsProps & { onClose: () => void };

export const DeleteBackupDialog = ({ backup, backups, onClose }: DeleteBackupDialogProps) => {
  // The row leaves the list while the dialog is still open.
  const [listed] = useState(backups);
  useFocusNextRow(backup, listed);
  const remove = trpc.backups.delete.useMutation({ meta: { success: serverMessage } });
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
        L’eliminazione è <strong>irreversibile</strong>. {deletionNotes[backup.location]}, e i dati
        di <strong>{formatBackupMoment(backup.createdAt)}</strong> non li potrai più ripristinare.
      </p>
      <RemainingBackups backup={backup} backups={listed} />
    </ConfirmDialog>
  );
};
