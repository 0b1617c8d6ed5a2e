import { Notice } from '#client/ui/notice.tsx';
import { type Conflicts, conflictInWords } from './conflicts.ts';

/** What else claims the days, in words; `calm` is said where nothing does. */
export const ConflictList = ({ conflicts, calm }: { conflicts: Conflicts; calm?: string }) => {
  const { held, asked } = conflicts;
  if (held.length + asked.length === 0) {
    return calm ? <p className="text-sm text-ink-soft">{calm}</p> : null;
  }
  return (
    <Notice
      tone="warning"
      title={
        held.length > 0 ? 'In questi giorni la casa è già occupata' : 'Ci sono altre richieste'
      }
    >
      <ul className="grid gap-1">
        {[...held, ...asked].map((other) => (
          <li key={other.id}>{conflictInWords(other)}</li>
        ))}
      </ul>
    </Notice>
  );
};
