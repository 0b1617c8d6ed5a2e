import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import type { MenuItem } from '#shared/menu.schema.ts';
import { menuFailures } from './menu-words.ts';
import { useDeleteMenuItem } from './menu-writes.ts';

type DeleteMenuItemDialogProps = {
  item: MenuItem;
  nextFocusId: string | null;
  onClose: () => void;
};

export const DeleteMenuItemDialog = (props: DeleteMenuItemDialogProps) => {
  const { item, nextFocusId, onClose } = props;
  return (
    <DeleteDialog
      title="Eliminare la voce?"
      confirmLabel="Elimina la voce"
      id={item.id}
      remove={useDeleteMenuItem()}
      failure={menuFailures.delete}
      nextFocusId={nextFocusId}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{item.label}</strong> sparisce dal menu per sempre. La pagina a cui porta resta
        com’è.
      </p>
    </DeleteDialog>
  );
};
