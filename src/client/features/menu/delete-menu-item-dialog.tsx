import { useEffect } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { isFocusLost, rescueFocus } from '#client/ui/content-focus.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { MenuItem } from '#shared/menu.schema.ts';
import { menuFailures } from './menu-words.ts';
import { useDeleteMenuItem } from './menu-writes.ts';

type DeleteMenuItemDialogProps = {
  item: MenuItem;
  /** The button that gets the focus when the one that opened the dialog is gone with its row. */
  nextFocusId: string | null;
  onClose: () => void;
};

const useNextFocus = (id: string | null): void => {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (id && isFocusLost()) document.getElementById(id)?.focus();
        rescueFocus();
      });
    },
    [id],
  );
};

export const DeleteMenuItemDialog = (props: DeleteMenuItemDialogProps) => {
  const { item, nextFocusId, onClose } = props;
  const remove = useDeleteMenuItem();
  useNextFocus(nextFocusId);
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate(
      { id: item.id },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message);
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      title="Eliminare la voce?"
      confirmLabel="Elimina la voce"
      tone="danger"
      busy={remove.isPending}
      error={remove.isError ? errorText(remove.error, menuFailures.delete) : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{item.label}</strong> sparisce dal menu per sempre. La pagina a cui porta resta
        com’è.
      </p>
    </ConfirmDialog>
  );
};
