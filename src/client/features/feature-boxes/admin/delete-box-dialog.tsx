import { useEffect } from 'react';
import { errorText } from '#client/ui/api-error.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { boxFailures } from './box-words.ts';
import { useDeleteBox } from './box-writes.ts';

type DeleteBoxDialogProps = { box: FeatureBox; onClose: () => void };

export const DeleteBoxDialog = ({ box, onClose }: DeleteBoxDialogProps) => {
  const remove = useDeleteBox();
  // The button that opened the dialog goes with its card.
  useEffect(() => rescueFocus, []);
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate(
      { id: box.id },
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
      title="Eliminare la casella?"
      confirmLabel="Elimina la casella"
      tone="danger"
      busy={remove.isPending}
      error={remove.isError ? errorText(remove.error, boxFailures.delete) : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <strong>{box.title}</strong> sparisce dal sito per sempre. L’icona resta tra i media.
      </p>
    </ConfirmDialog>
  );
};
