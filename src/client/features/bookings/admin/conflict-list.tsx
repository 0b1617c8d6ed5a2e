import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { occupiedInterval } from '#shared/occupancy.ts';
import { conflictInWords, conflictsOf, type Wanted } from './conflicts.ts';
import { claimsFailure, useClaims } from './use-claims.ts';

/** What else claims the days, in words; `calm` is said where nothing does. */
export const ConflictList = ({ wanted, calm }: { wanted: Wanted; calm?: string }) => {
  const { data, isError, error, refetch } = useClaims(occupiedInterval(wanted));
  if (!data && isError) {
    return <LoadFailure title={claimsFailure} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return calm ? <Skeleton className="h-5" /> : null;
  const { held, asked } = conflictsOf(wanted, data.claims);
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
