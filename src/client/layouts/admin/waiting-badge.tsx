import type { WaitingKind } from './admin-navigation.ts';
import { formatWaitingCount, type WaitingCounts } from './waiting-counts.ts';

type WaitingBadgeProps = {
  kinds: readonly WaitingKind[];
  counts: WaitingCounts;
  className?: string;
};

/** The number of items that wait; nothing if there are none. */
export const WaitingBadge = ({ kinds, counts, className = '' }: WaitingBadgeProps) => {
  const waiting = kinds.filter((kind) => counts[kind] > 0);
  if (waiting.length === 0) return null;
  return (
    <span
      className={`rounded-full bg-amber-100 px-2 text-xs leading-5 font-semibold text-amber-800 tabular-nums ${className}`}
    >
      <span aria-hidden>{waiting.reduce((sum, kind) => sum + counts[kind], 0)}</span>
      <span className="sr-only">
        {waiting.map((kind) => `, ${formatWaitingCount(kind, counts[kind])}`)}
      </span>
    </span>
  );
};
