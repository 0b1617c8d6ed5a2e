import { errorText } from '#client/ui/api-error.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { BackupsNote } from './backups-note.tsx';
import { privacyFailures } from './privacy-failures.ts';

type ErasePersonDialogProps = {
  email: string;
  erase: { mutate: (input: { email: string }) => void; isPending: boolean; error: unknown };
  open: boolean;
  onClose: () => void;
};

export const ErasePersonDialog = ({ email, erase, open, onClose }: ErasePersonDialogProps) => (
  <ConfirmDialog
    open={open}
    title="Cancellare tutti i dati?"
    confirmLabel="Cancella i dati per sempre"
    tone="danger"
    busy={erase.isPending}
    error={erase.error ? errorText(erase.error, privacyFailures.erase) : null}
    onConfirm={() => {
      if (!erase.isPending) erase.mutate({ email });
    }}
    onClose={onClose}
  >
    <div className="grid gap-3">
      <p className="[overflow-wrap:anywhere]">
        Di <strong>{email}</strong> vanno persi per sempre il profilo con avatar e accessi, i
        messaggi con le loro risposte, le recensioni e le richieste non andate a buon fine. Le email
        che aspettano non partono più.
      </p>
      <p>Dei soggiorni già fatti restano date e numero di ospiti, senza la persona.</p>
      <p className="text-sm text-ink-soft">
        <BackupsNote />
      </p>
    </div>
  </ConfirmDialog>
);
