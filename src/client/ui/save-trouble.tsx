import { ChangedMeanwhile, type Conflict } from './changed-meanwhile.tsx';
import { Notice } from './notice.tsx';

type SaveTroubleProps = {
  conflict: Conflict | null;
  /** Why the last attempt failed; null where that stands beside the fields. */
  failure: string | null;
  className?: string;
};

/** By the buttons of a form: why it is not saved, and what can be done about it. */
export const SaveTrouble = ({ conflict, failure, className }: SaveTroubleProps) =>
  (failure || conflict) && (
    <div className={`grid basis-full gap-3 ${className ?? ''}`}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <ChangedMeanwhile conflict={conflict} />
    </div>
  );
