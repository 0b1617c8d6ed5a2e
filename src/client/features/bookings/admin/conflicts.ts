import type { Claim, WaitingRequest } from '#shared/bookings.schema.ts';
import { holdsDates, type Occupation, occupiedInterval, overlaps } from '#shared/occupancy.ts';
import { bookingName, bookingPeriod } from './booking-labels.ts';

type Conflicts = {
  /** Confirmed stays and blocks: these days are gone. */
  held: Claim[];
  /** Other requests for some of the same days. */
  asked: Claim[];
};

/** A booking, or one that is to be. */
export type Wanted = Occupation & { id?: number };

/** What else claims the days of `wanted`. */
export const conflictsOf = (wanted: Wanted, claims: readonly Claim[]): Conflicts => {
  const days = occupiedInterval(wanted);
  const others = claims.filter(
    (other) => other.id !== wanted.id && overlaps(days, occupiedInterval(other)),
  );
  return {
    held: others.filter((other) => holdsDates(other.status)),
    asked: others.filter((other) => other.status === 'PENDING'),
  };
};

/** One sentence for one conflict. */
export const conflictInWords = (other: Claim): string => {
  if (other.status === 'NOT_AVAILABLE') {
    return `Date bloccate: ${bookingPeriod(other)}${other.reason ? ` (${other.reason})` : ''}`;
  }
  return other.status === 'PENDING'
    ? `Anche ${bookingName(other)} ha chiesto ${bookingPeriod(other)}`
    : `Già confermata per ${bookingName(other)}: ${bookingPeriod(other)}`;
};

/** The gist for a list, or null where nothing else claims the days. */
export const conflictSummary = ({ held, asked }: WaitingRequest['rivals']): string | null => {
  if (held > 0) return 'In questi giorni la casa è già occupata';
  if (asked === 1) return "Un'altra richiesta chiede gli stessi giorni";
  return asked > 1 ? `Altre ${asked} richieste chiedono gli stessi giorni` : null;
};
