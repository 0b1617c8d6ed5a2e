import { type ReactNode, useEffect } from 'react';
import { errorText } from './api-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { isFocusLost, rescueFocus } from './content-focus.ts';

/** The part of a mutation that the dialog uses. */
type Removal = {
  mutate: (input: { id: number }, options: { onSuccess: () => void }) => void;
  reset: () => void;
  isPending: boolean;
  error: unknown;
};

type DeleteDialogProps = {
  title: string;
  /** 'Elimina la gallery' */
  confirmLabel: string;
  id: number;
  remove: Removal;
  /** Shown if the server sent no message. */
  failure: string;
  /** Gets the focus if the button that opened the dialog disappears with the deleted item. */
  nextFocusId?: string | null;
  onClose: () => void;
  /** The data that will be lost. */
  children: ReactNode;
};

/** Without a next element the top of the screen gets the focus. */
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
