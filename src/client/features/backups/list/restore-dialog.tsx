import { useRef, useState } from 'react';
import { backupTime } from '#client/features/backups/backup-times.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { Backup } from '#shared/backups.schema.ts';

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
