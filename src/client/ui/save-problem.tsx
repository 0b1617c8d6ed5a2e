import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useLanguage } from './language.tsx';
import { Notice } from './notice.tsx';

/** Another user saved while this form was being edited. */
export type Conflict = {
  /** Labels of the fields that the other person changed; empty if unknown. */
  changed: readonly string[];
  /** The user tried to save, and the server refused. */
  wasRefused: boolean;
  /** Shows the saved version and drops the user's own changes. */
  reload: () => void;
  /** Saves the user's own changes over the saved version. */
  overwrite: () => void;
};

const OutdatedNotice = ({ changed, reload, overwrite }: Conflict) => {
  const { t, formatList } = useLanguage();
  const fields = formatList(changed);
  return (
    <Notice
      tone="warning"
      title={t('saving.conflictTitle')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={reload}>
            {t('saving.conflictReload')}
          </Button>
          <Button variant="secondary" size="small" onClick={overwrite}>
            {t('saving.conflictOverwrite')}
          </Button>
        </div>
      }
    >
      {changed.length === 1 && <p>{t('saving.conflictChangedOne', { field: fields })}</p>}
      {changed.length > 1 && <p>{t('saving.conflictChangedMany', { fields })}</p>}
      <p>{t('saving.conflictText')}</p>
    </Notice>
  );
};

const ConflictNotice = ({ conflict }: { conflict: Conflict | null }) => {
  const ref = useRef<HTMLDivElement>(null);
  const followsPress = conflict?.wasRefused === true;
  // After a button press the outcome gets the focus, wherever the screen is scrolled to.
  useEffect(() => {
    if (followsPress) ref.current?.focus();
  }, [followsPress]);
  if (!conflict) return null;
  return (
    <div ref={ref} tabIndex={-1} className="basis-full rounded-card text-left">
      <OutdatedNotice {...conflict} />
    </div>
  );
};

type SaveProblemProps = {
  conflict: Conflict | null;
  /** Why the last attempt failed; null if a field shows the reason. */
  failure: string | null;
  className?: string;
};

/** Beside the buttons of a form: why it is not saved, with the possible actions. */
export const SaveProblem = ({ conflict, failure, className }: SaveProblemProps) =>
  (failure || conflict) && (
    <div className={`grid basis-full gap-3 ${className ?? ''}`}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <ConflictNotice conflict={conflict} />
    </div>
  );
