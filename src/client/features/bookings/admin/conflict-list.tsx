import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { occupiedInterval } from '#shared/bookings/occupancy.ts';
import { conflictsOf, describeConflict, type Wanted } from './conflicts.ts';
import { claimsFailure, useClaims } from './use-claims.ts';

type ConflictListProps = {
  wanted: Wanted;
  /** Shown if there are no conflicts. */
  emptyText?: string;
};

const titleOf = ({ id, status }: Wanted, isHeld: boolean): string => {
  if (!isHeld) return 'Ci sono altre richieste';
  return status === 'CONFIRMED' && id !== undefined
    ? 'Queste notti sono prese due volte'
    : 'In questi giorni la casa è già occupata';
};

export const ConflictList = ({ wanted, emptyText }: ConflictListProps) => {
  const { data, isError, error, refetch } = useClaims(occupiedInterval(wanted));
  if (!data && isError) {
    return <LoadFailure title={claimsFailure} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return emptyText ? <Skeleton className="h-5" /> : null;
  const { held, asked } = conflictsOf(wanted, data.claims);
  if (held.length + asked.length === 0) {
    return emptyText ? <p className="text-sm text-ink-soft">{emptyText}</p> : null;
  }
  return (
    <Notice tone="warning" title={titleOf(wanted, held.length > 0)}>
      <ul className="grid gap-1">
        {[...held, ...asked].map((other) => (
          <li key={other.id}>{describeConflict(other)}</li>
        ))}
      </ul>
    </Notice>
  );
};
