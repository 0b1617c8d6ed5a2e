import { useBlocker } from '@tanstack/react-router';
import { readToken } from '#client/features/accounts/token.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

type UnsavedDialogsProps = {
  year: number;
  unsaved: boolean;
  giveUp: { isAsked: boolean; confirm: () => void; cancel: () => void };
};

/** Whoever has logged out can save nothing any more, and must not be kept here. */
const isLoggedIn = (): boolean => readToken() !== null;

/** Asks before changes are lost: on the way to another screen or year, and when they are given up. */
export const UnsavedDialogs = ({ year, unsaved, giveUp }: UnsavedDialogsProps) => {
  const blocker = useBlocker({
    shouldBlockFn: isLoggedIn,
    enableBeforeUnload: true,
    disabled: !unsaved,
    withResolver: true,
  });
  const whatIsLost = <p>Le modifiche al listino {year} non sono salvate e andranno perse.</p>;
  return (
    <>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        title="Uscire senza salvare?"
        confirmLabel="Esci senza salvare"
        tone="danger"
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        {whatIsLost}
      </ConfirmDialog>
      <ConfirmDialog
        open={giveUp.isAsked}
        title="Scartare le modifiche?"
        confirmLabel="Scarta le modifiche"
        tone="danger"
        onConfirm={giveUp.confirm}
        onClose={giveUp.cancel}
      >
        {whatIsLost}
      </ConfirmDialog>
    </>
  );
};
