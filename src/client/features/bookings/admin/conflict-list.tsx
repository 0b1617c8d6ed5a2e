import { Link } from '@tanstack/react-router';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { occupiedInterval } from '#shared/bookings/occupancy.ts';
import { conflictsOf, describeConflict, type Wanted } from './conflicts.ts';
import { claimsFailure, useClaims } from './use-claims.ts';

type ConflictListProps = {
  wanted: Wanted;
  /** Whether the others are links: in a form a link would leave unsaved input. */
  isLinked?: boolean;
};

export const ConflictList = ({ wanted, isLinked = false }: ConflictListProps) => {
  const { data, isError, error, refetch } = useClaims(occupiedInterval(wanted));
  if (!data) {
    return isError ? (
      <LoadFailure title={claimsFailure} error={error} onRetry={() => void refetch()} />
    ) : null;
  }
  const { held, asked } = conflictsOf(wanted, data.claims);
  // Only another site's nights can share those of a confirmed stay: `ConflictsOf` has them.
  const holders = isLinked && wanted.status === 'CONFIRMED' ? [] : held;
  const isHeld = holders.length > 0;
  const others = [...holders, ...asked];
  if (others.length === 0) return null;
  return (
    <Notice
      tone={isHeld ? 'error' : 'warning'}
      title={isHeld ? 'In questi giorni la casa è già occupata' : 'Ci sono altre richieste'}
    >
      <ul className="grid gap-1">
        {others.map((other) => (
          <li key={`${other.id} ${other.startDate}`}>
            {isLinked ? (
              <Link to="/admin/bookings" search={{ booking: other.id }} className={noticeLinkClass}>
                {describeConflict(other)}
              </Link>
            ) : (
              describeConflict(other)
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
