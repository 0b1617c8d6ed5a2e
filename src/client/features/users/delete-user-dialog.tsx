import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import type { ListedUser } from '#shared/users.schema.ts';
import { type UserWrites, userFailures } from './user-writes.ts';

type DeleteUserDialogProps = { user: ListedUser; writes: UserWrites; onClose: () => void };

export const DeleteUserDialog = ({ user, writes, onClose }: DeleteUserDialogProps) => (
  <DeleteDialog
    title="Eliminare l’utente?"
    confirmLabel="Elimina l’utente"
    id={user.id}
    remove={writes.remove}
    failure={userFailures.delete}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      <strong>{user.name}</strong> ({user.email}) non potrà più accedere: profilo, avatar e sessioni
      aperte vanno persi per sempre. Le sue prenotazioni restano, ma non le vedrà più chi si
      registra di nuovo con questo indirizzo; restano anche le recensioni, firmate «Ospite», e gli
      articoli del blog, firmati con il nome del sito.
    </p>
  </DeleteDialog>
);
