import type { ComponentProps } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

type UnsavedDialogsProps = ComponentProps<typeof LeaveDialog> & {
  giveUp: { isAsked: boolean; confirm: () => void; cancel: () => void };
};

/** Asks before changes are lost: on the way elsewhere, and when they are given up. */
export const UnsavedDialogs = ({ giveUp, children, ...leave }: UnsavedDialogsProps) => (
  <>
    <LeaveDialog {...leave}>{children}</LeaveDialog>
    <ConfirmDialog
      open={giveUp.isAsked}
      title="Scartare le modifiche?"
      confirmLabel="Scarta le modifiche"
      tone="danger"
      onConfirm={giveUp.confirm}
      onClose={giveUp.cancel}
    >
      {children}
    </ConfirmDialog>
  </>
);
