import { MailOpen, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { MenuItem, MoreMenu } from '#client/ui/more-menu.tsx';
import { removal } from '#client/ui/mutation-cache.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { messageFailures } from './message.form.ts';

type DeleteMessageDialogProps = {
  message: StaffMessage;
  nextFocusId: string | null;
  onClose: () => void;
  onDeleted: () => void;
};

export const DeleteMessageDialog = (props: DeleteMessageDialogProps) => {
  const { message, nextFocusId, onClose, onDeleted } = props;
  const remove = trpc.messages.delete.useMutation({ meta: removal });
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

type MessageActionsProps = { message: StaffMessage; onDone: () => void; onDelete: () => void };

/** The rare actions, and below the rest of their row the reason if one failed. */
export const MessageActions = ({ message, onDone, onDelete }: MessageActionsProps) => {
  const { id, isSuspect } = message;
  const markUnread = trpc.messages.markRead.useMutation({
    meta: { success: 'Il messaggio è di nuovo da leggere.' },
  });
  const setSuspect = trpc.messages.setSuspect.useMutation({
    meta: {
      success: (moved: StaffMessage) =>
        moved.isSuspect
          ? 'Messaggio spostato tra gli indesiderati.'
          : 'Il messaggio è di nuovo tra gli altri.',
    },
  });
  const error = markUnread.error ?? setSuspect.error;
  const SuspectIcon = isSuspect ? ShieldCheck : ShieldAlert;
  const putBack = () => {
    if (!markUnread.isPending) markUnread.mutate({ id, read: false }, { onSuccess: onDone });
  };
  const toggleSuspect = () => {
    if (!setSuspect.isPending) setSuspect.mutate({ id, suspect: !isSuspect });
  };
  return (
    <>
      <MoreMenu label="Altre azioni">
        {!isSuspect && (
          <MenuItem onClick={putBack}>
            <MailOpen aria-hidden />
            Segna da leggere
          </MenuItem>
        )}
        <MenuItem onClick={toggleSuspect}>
          <SuspectIcon aria-hidden />
          {isSuspect ? 'Non è indesiderato' : 'È indesiderato'}
        </MenuItem>
        <MenuItem isDanger onClick={onDelete}>
          <Trash2 aria-hidden />
          Elimina
        </MenuItem>
      </MoreMenu>
      {error && (
        <div className="basis-full">
          <Notice tone="error">{errorText(error, messageFailures.update)}</Notice>
        </div>
      )}
    </>
  );
};
