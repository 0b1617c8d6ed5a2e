import { useEffect, useEffectEvent, useState } from 'react';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { useLeaveGuard } from '#client/ui/use-leave-guard.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerList } from './answer-list.tsx';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageSender } from './message-sender.tsx';
import { useMarkRead } from './message-writes.ts';
import { useAnswerForm } from './use-answer-form.ts';

type MessagePanelProps = {
  message: StaffMessage;
  /** The link that gets the focus when this message is deleted. */
  nextFocusId: string | null;
  onClose: () => void;
};

/** What is open has been read. */
const useReadNow = ({ id, readAt }: StaffMessage) => {
  const { mutate } = useMarkRead();
  const readNow = useEffectEvent(() => {
    if (readAt === null) mutate({ id, read: true });
  });
  useEffect(() => readNow(), []);
};

/** One message at the side of the list: who wrote what, what was answered, and an answer. */
export const MessagePanel = ({ message, nextFocusId, onClose }: MessagePanelProps) => {
  const [isDeleting, setIsDeleting] = useState(false);
  // Held here and not in the form: told by an effect, the panel could close before it knows what is written.
  const answer = useAnswerForm(message);
  const { leave, question } = useLeaveGuard(answer.isWritten, isLoggedIn);
  const close = () => leave(onClose);
  useReadNow(message);
  // What was read may be none of those that the list shows, and its link goes.
  useEffect(() => rescueFocus, []);
  return (
    <Dialog
      open
      shape="side"
      onClose={close}
      title={<span className="line-clamp-3 wrap-anywhere">{message.name}</span>}
      footer={
        <MessageActions message={message} onDone={close} onDelete={() => setIsDeleting(true)} />
      }
    >
      <div className="grid gap-6">
        <MessageSender message={message} />
        <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
        <AnswerList answers={message.answers} />
        <AnswerForm {...answer} isAnother={message.answers.length > 0} />
      </div>
      {isDeleting && (
        <DeleteMessageDialog
          message={message}
          nextFocusId={nextFocusId}
          onClose={() => setIsDeleting(false)}
          onDeleted={onClose}
        />
      )}
      <ConfirmDialog
        {...question}
        title="Uscire senza inviare?"
        confirmLabel="Esci senza inviare"
        tone="danger"
      >
        <p>La risposta scritta qui non è ancora partita, e andrà persa.</p>
      </ConfirmDialog>
    </Dialog>
  );
};
