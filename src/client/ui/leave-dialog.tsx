import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveDialogProps = {
  unsaved: boolean;
  /** Asked when somebody leaves: whoever can save nothing any more must not be kept. */
  canSave: () => boolean;
  /** What will be lost. */
  children: ReactNode;
};

/** Asks before a screen with unsaved changes is left, by a link or by closing the window. */
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
