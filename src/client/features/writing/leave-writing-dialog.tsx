import { useBlocker } from '@tanstack/react-router';
import { isLoggedIn } from '#client/features/accounts/session/token.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

type LeaveWritingDialogProps = {
  unsaved: boolean;
  /** Whether this browser keeps what was typed. */
  isKept: boolean;
  /** What was typed is given up for good. */
  onDiscard: () => void;
};

/** Asks before something unsaved is left: by closing it, by a link, by going back. */
export const LeaveWritingDialog = ({ unsaved, isKept, onDiscard }: LeaveWritingDialogProps) => {
  const blocker = useBlocker({
    // Whoever has logged out can save nothing any more, and must not be kept.
    shouldBlockFn: isLoggedIn,
    enableBeforeUnload: true,
    disabled: !unsaved,
    withResolver: true,
  });
  const leave = () => blocker.proceed?.();
  const discard = () => {
    onDiscard();
    leave();
  };
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Chiudere senza salvare?"
      footer={
        <>
          <Button variant={isKept ? 'quiet' : 'danger'} onClick={discard} className="max-sm:w-full">
            Scarta le modifiche
          </Button>
          {isKept && (
            <Button variant="secondary" onClick={leave} className="max-sm:w-full">
              Tieni la bozza e chiudi
            </Button>
          )}
          <Button
            variant={isKept ? 'primary' : 'secondary'}
            onClick={() => blocker.reset?.()}
            className="max-sm:w-full"
          >
            Continua a scrivere
          </Button>
        </>
      }
    >
      <p>
        {isKept
          ? 'Le modifiche non sono salvate sul sito. Si possono tenere come bozza su questo dispositivo, per riprenderle alla prossima apertura, oppure scartare per sempre.'
          : 'Le modifiche non sono salvate e andranno perse.'}
      </p>
    </Dialog>
  );
};
