import { useEffect } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import type { ListedUser } from '#shared/users.schema.ts';
import { type UserWrites, userFailures } from './user-writes.ts';

type DeleteUserDialogProps = { user: ListedUser; writes: UserWrites; onClose: () => void };

export const DeleteUserDialog = ({ user, writes: { remove }, onClose }: DeleteUserDialogProps) => {
  // The button that opened the dialog goes with its row.
  useEffect(() => rescueFocus, []);
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate({ id: user.id }, { onSuccess: close });
  };
  return (
    <ConfirmDialog
      open
      title="Eliminare l’utente?"
      confirmLabel="Elimina l’utente"
      tone="danger"
      busy={remove.isPending}
      error={remove.isError ? errorText(remove.error, userFailures.delete) : null}
      onConfirm={confirm}
      onClose={close}
    >
      <p className="[overflow-wrap:anywhere]">
        <strong>{user.name}</strong> ({user.email}) non potrà più accedere: profilo, avatar e
        sessioni aperte vanno persi per sempre. Le sue prenotazioni restano, ma non le vedrà più chi
        si registra di nuovo con questo indirizzo.
      </p>
    </ConfirmDialog>
  );
};
