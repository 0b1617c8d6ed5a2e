import { type ReactNode, useEffect } from 'react';
import { errorText } from './api-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { isFocusLost, rescueFocus } from './content-focus.ts';

/** The call that deletes, as far as the dialog uses it. */
type Removal = {
  mutate: (input: { id: number }, options: { onSuccess: () => void }) => void;
  reset: () => void;
  isPending: boolean;
  error: unknown;
};

type DeleteDialogProps = {
  title: string;
  /** Says what it does: 'Elimina la gallery'. */
  confirmLabel: string;
  /** What goes. */
  id: number;
  remove: Removal;
  /** Read where the server gave no text of its own. */
  failure: string;
  /** The button that gets the focus when the one that opened the dialog goes with what is deleted. */
  nextFocusId?: string | null;
  onClose: () => void;
  /** Says what is lost. */
  children: ReactNode;
};

/** Without a next button, reading goes on at the top of the screen. */
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

/** Asks once before something is gone for ever. */
export const DeleteDialog = (props: DeleteDialogProps) => {
  const { title, confirmLabel, id, remove, failure, nextFocusId = null, onClose, children } = props;
  useNextFocus(nextFocusId);
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!remove.isPending) remove.mutate({ id }, { onSuccess: close });
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      tone="danger"
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, failure) : null}
      onConfirm={confirm}
      onClose={close}
    >
      {children}
    </ConfirmDialog>
  );
};
