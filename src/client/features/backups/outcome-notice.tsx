import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { type Operations, type Outcome, setOutcome, useOutcome } from './use-operations.ts';

const DismissButton = () => {
  const close = () => {
    setOutcome(null);
    rescueFocus();
  };
  return (
    <Button variant="secondary" size="small" onClick={close}>
      Ho letto
    </Button>
  );
};

type RestoredNoticeProps = {
  outcome: Extract<Outcome, { kind: 'restored' }>;
  operations: Operations;
  isLocked: boolean;
};

const RestoredNotice = ({ outcome, operations, isLocked }: RestoredNoticeProps) => {
  const [asking, setAsking] = useState(false);
  const undo = () => {
    setAsking(false);
    operations.restore.mutate({ id: outcome.safetyBackupId });
    // The focused button disappears with the notice.
    rescueFocus();
  };
  return (
    <>
      <Notice
        tone="success"
        title={outcome.message}
        action={
          <div className="flex flex-wrap gap-2">
            {!isLocked && (
              <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
                Annulla il ripristino
              </Button>
            )}
            <DismissButton />
          </div>
        }
      >
        Tutti gli altri devono accedere di nuovo. {outcome.note} I link mandati per mail prima del
        ripristino non valgono più: manda un nuovo invito da{' '}
        <Link to="/admin/users" className={noticeLinkClass}>
          Persone
        </Link>
        , con «Modifica». I dati di prima sono nel backup di sicurezza{' '}
        <span className="wrap-anywhere">{outcome.safetyBackupId}</span>.
      </Notice>
      <ConfirmDialog
        open={asking}
        title="Annullare il ripristino?"
        confirmLabel="Torna ai dati di prima"
        tone="danger"
        onConfirm={undo}
        onClose={() => setAsking(false)}
      >
        <p>
          Tornano i dati di un momento prima del ripristino, dal backup di sicurezza. Ciò che è
          stato scritto dopo va perso, ma prima il sito fa un backup di sicurezza anche di questo.
        </p>
      </ConfirmDialog>
    </>
  );
};

type MissingNoticeProps = Omit<RestoredNoticeProps, 'outcome'> & {
  outcome: Extract<Outcome, { kind: 'missing' }>;
};

const MissingNotice = ({ outcome, operations, isLocked }: MissingNoticeProps) => {
  const createWithout = () => {
    operations.create.mutate({ method: outcome.method, withoutMissing: true });
    // The focused button disappears with the notice.
    rescueFocus();
  };
  return (
    <Notice
      tone="error"
      title="Il backup non è stato fatto"
      action={
        <div className="flex flex-wrap gap-2">
          {!isLocked && (
            <Button variant="secondary" size="small" onClick={createWithout}>
              Fai un backup senza questi file
            </Button>
          )}
          <DismissButton />
        </div>
      }
    >
      <span className="wrap-anywhere">{outcome.message}</span>
    </Notice>
  );
};

/** The result of the last operation, until the next one starts. */
export const OutcomeNotice = (props: Omit<RestoredNoticeProps, 'outcome'>) => {
  const outcome = useOutcome();
  if (!outcome) return null;
  if (outcome.kind === 'restored') {
    return <RestoredNotice key={outcome.safetyBackupId} outcome={outcome} {...props} />;
  }
  if (outcome.kind === 'missing') return <MissingNotice outcome={outcome} {...props} />;
  return (
    <Notice tone={outcome.kind === 'failed' ? 'error' : 'info'} action={<DismissButton />}>
      {outcome.message}
    </Notice>
  );
};
