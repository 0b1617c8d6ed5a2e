import { useBlocker } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveDialogProps = {
  unsaved: boolean;
  /** Checked on leaving: a user whose session has ended cannot save and is let go. */
  canSave: () => boolean;
  /** The data that will be lost. */
  children: ReactNode;
};

/** Confirms leaving a screen with unsaved changes, by a link or by closing the window. */
export const LeaveDialog = ({ unsaved, canSave, children }: LeaveDialogProps) => {
  const blocker = useBlocker({
    shouldBlockFn: canSave,
    enableBeforeUnload: true,
    disabled: !unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Uscire senza salvare?"
      confirmLabel="Esci senza salvare"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
};

type UnsavedDialogsProps = ComponentProps<typeof LeaveDialog> & {
  discard: { isConfirming: boolean; confirm: () => void; cancel: () => void };
};

/** Confirms leaving with unsaved changes, and discarding them. */
export const UnsavedDialogs = ({ discard, children, ...leave }: UnsavedDialogsProps) => (
  <>
    <LeaveDialog {...leave}>{children}</LeaveDialog>
    <ConfirmDialog
      open={discard.isConfirming}
      title="Scartare le modifiche?"
      confirmLabel="Scarta le modifiche"
      tone="danger"
      onConfirm={discard.confirm}
      onClose={discard.cancel}
    >
      {children}
    </ConfirmDialog>
  </>
);
