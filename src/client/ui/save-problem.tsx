import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useLanguage } from './language.tsx';
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

const OutdatedNotice = ({ changed, review, overwrite }: OutdatedProps) => {
  const { t } = useLanguage();
  const fields = changed.slice(0, -1);
  const last = changed.at(-1);
  return (
    <Notice
      tone="warning"
      title={t('saving.conflictTitle')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={review}>
            {t('saving.conflictReview')}
          </Button>
          <Button variant="secondary" size="small" onClick={overwrite}>
            {t('saving.conflictOverwrite')}
          </Button>
        </div>
      }
    >
      {last !== undefined && (
        <p>
          {fields.length === 0
            ? t('saving.conflictChangedOne', { field: last })
            : t('saving.conflictChangedTwo', { fields: fields.join(', '), last })}
        </p>
      )}
      <p>{t('saving.conflictText')}</p>
    </Notice>
  );
};

const ReviewNotice = ({ resume }: { resume: () => void }) => {
  const { t } = useLanguage();
  return (
    <Notice
      tone="info"
      title={t('saving.reviewTitle')}
      action={
        <Button variant="secondary" size="small" onClick={resume}>
          {t('saving.reviewResume')}
        </Button>
      }
    >
      {t('saving.reviewText')}
    </Notice>
  );
};

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
