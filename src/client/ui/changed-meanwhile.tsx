import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** A form over something that somebody else has saved meanwhile, and the ways on. */
export type Conflict =
  | {
      step: 'behind';
      /** What is saved otherwise than the form began with, as people call it; perhaps unknown. */
      changed: readonly string[];
      /** The form was sent, and nothing was saved. */
      wasRefused: boolean;
      /** Shows what is saved; what was written is laid aside. */
      look: () => void;
      /** Saves what was written here over it. */
      saveMine: () => void;
    }
  | {
      step: 'looking';
      /** Takes up again what was written. */
      resume: () => void;
    };

type BehindProps = Extract<Conflict, { step: 'behind' }>;

const list = new Intl.ListFormat('it');

const Behind = ({ changed, look, saveMine }: BehindProps) => (
  <Notice
    tone="warning"
    title="Qualcuno ha salvato nel frattempo"
    action={
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={look}>
          Guarda la versione salvata
        </Button>
        <Button variant="secondary" size="small" onClick={saveMine}>
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

const Looking = ({ resume }: { resume: () => void }) => (
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

/** What is said, and can be done, where two people edit one thing; nothing where they do not. */
export const ChangedMeanwhile = ({ conflict }: { conflict: Conflict | null }) => {
  const ref = useRef<HTMLDivElement>(null);
  const step = conflict?.step;
  const calls = step === 'looking' || (conflict?.step === 'behind' && conflict.wasRefused);
  // Who has just pressed a button is told where it led, wherever the screen is scrolled to.
  useEffect(() => {
    if (calls && step) ref.current?.focus();
  }, [calls, step]);
  if (!conflict) return null;
  return (
    <div ref={ref} tabIndex={-1} className="basis-full rounded-card text-left">
      {conflict.step === 'behind' ? <Behind {...conflict} /> : <Looking {...conflict} />}
    </div>
  );
};
