import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { type Conflict, SaveProblem } from '#client/ui/save-problem.tsx';

/** How an entry can be published at a later hour. */
export type Scheduling = {
  /** The field for the hour. */
  field: ReactNode;
  isReady: boolean;
  /** Empties the field. */
  forget: () => void;
};

type Publishing = {
  /** Calls `ask` if the entry can be saved, else shows why not. */
  check: (ask: () => void) => void;
  now: () => void;
  /** Null for an entry without an hour. */
  later: Scheduling | null;
  /** Saves, and closes the entry. */
  save: () => void;
};

type PublishDialogProps = { publishing: Publishing; onClose: () => void };

/** Asks when. */
const PublishDialog = ({ publishing, onClose }: PublishDialogProps) => {
  const { now, later, save } = publishing;
  const [isLater, setIsLater] = useState(false);
  const close = () => {
    later?.forget();
    onClose();
  };
  // The form behind shows what is missing, so the dialog closes first.
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Dialog open onClose={close} title="Quando va sul sito?">
      <div className="grid gap-3">
        <Button onClick={choose(now)}>Pubblica adesso</Button>
        {later && !isLater && (
          <Button variant="secondary" onClick={() => setIsLater(true)}>
            Scegli giorno e ora
          </Button>
        )}
        {later && isLater && (
          <div className="grid gap-3 rounded-card border border-sand-200 p-4">
            {later.field}
            <Button variant="secondary" disabled={!later.isReady} onClick={choose(save)}>
              Programma
            </Button>
          </div>
        )}
        <Button variant="quiet" onClick={choose(save)} className={isLater ? 'hidden' : undefined}>
          Non ancora: salva la bozza
        </Button>
      </div>
    </Dialog>
  );
};

type EntrySaveBarProps = {
  /** The dialog's footer, which stays in view however long the text is. */
  footer: HTMLElement | null;
  formId: string;
  unsaved: boolean;
  isDraftKept: boolean;
  conflict: Conflict | null;
  isSending: boolean;
  failure: string | null;
  /** Null if it is already published or scheduled. */
  publishing: Publishing | null;
  preview: ReactNode;
};

const SAVE_SHORTCUT = 'Ctrl + S (sul Mac ⌘ + S)';

/** A draft on a phone has one button, which also offers to save. */
export const EntrySaveBar = ({ footer, ...props }: EntrySaveBarProps) => {
  const { formId, unsaved, isDraftKept, conflict, isSending, failure, publishing, preview } = props;
  const [isAsking, setIsAsking] = useState(false);
  if (!footer) return null;
  return createPortal(
    <>
      <SaveProblem conflict={conflict} failure={failure} />
      <p
        role="status"
        className="grow self-center text-sm text-ink-soft max-sm:basis-full max-sm:empty:hidden max-sm:-my-1"
      >
        {unsaved && `Modifiche non salvate${isDraftKept ? ', tenute su questo dispositivo' : ''}`}
      </p>
      {preview}
      <Button
        type="submit"
        form={formId}
        variant={publishing ? 'secondary' : 'primary'}
        busy={isSending}
        title={SAVE_SHORTCUT}
        aria-keyshortcuts="Control+S Meta+S"
        className={publishing ? 'max-sm:hidden' : 'max-sm:grow'}
      >
        Salva
      </Button>
      {publishing && (
        <>
          <Button
            busy={isSending}
            aria-haspopup="dialog"
            onClick={() => publishing.check(() => setIsAsking(true))}
            className="max-sm:grow"
          >
            Pubblica
          </Button>
          {isAsking && <PublishDialog publishing={publishing} onClose={() => setIsAsking(false)} />}
        </>
      )}
    </>,
    footer,
  );
};
