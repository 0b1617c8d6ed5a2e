import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Somebody else saved while this form was being edited. */
export type Conflict =
  | {
      step: 'outdated';
      /** Labels of the fields that the other person changed; empty if unknown. */
      changed: readonly string[];
      /** The user tried to save, and the server refused. */
      wasRefused: boolean;
      /** Shows the saved version and sets the user's own changes aside. */
      review: () => void;
      /** Saves the user's own changes over the saved version. */
      overwrite: () => void;
    }
  | {
      step: 'reviewing';
      /** Brings back the user's own changes. */
      resume: () => void;
    };

type OutdatedProps = Extract<Conflict, { step: 'outdated' }>;

const list = new Intl.ListFormat('it');

const OutdatedNotice = ({ changed, review, overwrite }: OutdatedProps) => (
  <Notice
    tone="warning"
    title="Qualcuno ha salvato nel frattempo"
    action={
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={review}>
          Guarda la versione salvata
        </Button>
        <Button variant="secondary" size="small" onClick={overwrite}>
          Salva comunque la mia
        </Button>
      </div>
    }
  >
    {changed.length > 0 && (
      <p>
        {changed.length === 1 ? 'È cambiato' : 'Sono cambiati'}: {list.format(changed)}.
      </p>
    )}
    <p>
      Quello che hai scritto è ancora qui. Salvando la tua versione, ciò che non hai toccato resta
      come l’ha salvato l’altra persona.
    </p>
  </Notice>
);

const ReviewNotice = ({ resume }: { resume: () => void }) => (
  <Notice
    tone="info"
    title="Questa è la versione salvata"
    action={
      <Button variant="secondary" size="small" onClick={resume}>
        Riprendi la mia
      </Button>
    }
  >
    La tua è messa da parte: puoi riprenderla finché non salvi o chiudi.
  </Notice>
);

const ConflictNotice = ({ conflict }: { conflict: Conflict | null }) => {
  const ref = useRef<HTMLDivElement>(null);
  const step = conflict?.step;
  const followsPress = step === 'reviewing' || (step === 'outdated' && conflict?.wasRefused);
  // After a button press the outcome gets the focus, wherever the screen is scrolled to.
  useEffect(() => {
    if (followsPress && step) ref.current?.focus();
  }, [followsPress, step]);
  if (!conflict) return null;
  return (
    <div ref={ref} tabIndex={-1} className="basis-full rounded-card text-left">
      {conflict.step === 'outdated' ? (
        <OutdatedNotice {...conflict} />
      ) : (
        <ReviewNotice {...conflict} />
      )}
    </div>
  );
};

type SaveProblemProps = {
  conflict: Conflict | null;
  /** Why the last attempt failed; null if a field shows the reason. */
  failure: string | null;
  className?: string;
};

/** Beside the buttons of a form: why it is not saved, and what can be done about it. */
export const SaveProblem = ({ conflict, failure, className }: SaveProblemProps) =>
  (failure || conflict) && (
    <div className={`grid basis-full gap-3 ${className ?? ''}`}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <ConflictNotice conflict={conflict} />
    </div>
  );
