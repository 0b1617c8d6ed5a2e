import { useBlocker } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { isLoggedIn } from '#client/session/token.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';
import type { LeaveQuestion } from './use-leave-guard.ts';

export const LEAVE_TITLE = 'Uscire senza salvare?';

/** The question of a dialog with its own buttons. */
export const LeaveQuestionDialog = (props: LeaveQuestion & { children: ReactNode }) => (
  <ConfirmDialog {...props} title={LEAVE_TITLE} confirmLabel="Esci senza salvare" tone="danger" />
);

type LeaveDialogProps = {
  unsaved: boolean;
  /** Tells whether it saved. Without it the dialog offers no saving. */
  save?: () => Promise<boolean>;
  /** The data that will be lost. */
  children: ReactNode;
};

/** Confirms leaving a screen with unsaved changes, by a link or by closing the window. */
export const LeaveDialog = ({ unsaved, save, children }: LeaveDialogProps) => {
  const [isSaving, setIsSaving] = useState(false);
  const blocker = useBlocker({
    // A user whose session has ended cannot save.
    shouldBlockFn: isLoggedIn,
    enableBeforeUnload: true,
    disabled: !unsaved,
    withResolver: true,
  });
  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  const saveAndLeave = async (saves: () => Promise<boolean>) => {
    // Close the dialog first: an invalid field under a modal dialog cannot be focused.
    flushSync(() => setIsSaving(true));
    if (await saves()) leave();
    else stay();
    setIsSaving(false);
  };
  return (
    <Dialog
      open={blocker.status === 'blocked' && !isSaving}
      title={LEAVE_TITLE}
      onClose={stay}
      footer={
        <DialogButtons onClose={stay}>
          <Button variant={save ? 'secondary' : 'danger'} onClick={leave}>
            Esci senza salvare
          </Button>
          {save && <Button onClick={() => saveAndLeave(save)}>Salva ed esci</Button>}
        </DialogButtons>
      }
    >
      {children}
    </Dialog>
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
