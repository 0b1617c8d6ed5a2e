import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { boxFailures } from './box-words.ts';
import { useDeleteBox } from './box-writes.ts';

type DeleteBoxDialogProps = { box: FeatureBox; onClose: () => void };

export const DeleteBoxDialog = ({ box, onClose }: DeleteBoxDialogProps) => (
  <DeleteDialog
    title="Eliminare la casella?"
    confirmLabel="Elimina la casella"
    id={box.id}
    remove={useDeleteBox()}
    failure={boxFailures.delete}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      <strong>{box.title}</strong> sparisce dal sito per sempre. L’icona resta tra i media.
    </p>
  </DeleteDialog>
);
