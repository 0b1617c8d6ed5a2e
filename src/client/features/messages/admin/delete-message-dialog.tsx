import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { messageFailures } from './message-words.ts';
import { useDeleteMessage } from './message-writes.ts';

type DeleteMessageDialogProps = {
  message: StaffMessage;
  nextFocusId: string | null;
  onClose: () => void;
  onDeleted: () => void;
};

export const DeleteMessageDialog = (props: DeleteMessageDialogProps) => {
  const { message, nextFocusId, onClose, onDeleted } = props;
  const remove = useDeleteMessage();
  return (
    <DeleteDialog
      title="Eliminare il messaggio?"
      confirmLabel="Elimina il messaggio"
      id={message.id}
      remove={{
        ...remove,
        mutate: (input, { onSuccess }) =>
          remove.mutate(input, {
            onSuccess: () => {
              onSuccess();
              onDeleted();
            },
          }),
      }}
      failure={messageFailures.delete}
      nextFocusId={nextFocusId}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        Il messaggio di <strong>{message.name}</strong> va perso per sempre
        {message.answers.length > 0 && ', con le risposte'}.
      </p>
    </DeleteDialog>
  );
};
