import type { Claim, StaffStay, WaitingRequest } from '#shared/bookings.schema.ts';
import { holdsDates, type Occupation, occupiedInterval, overlaps } from '#shared/occupancy.ts';
import { bookingName, formatPeriod } from './booking-labels.ts';

type Conflicts = {
  /** Confirmed stays and blocks. */
  held: Claim[];
  /** Competing requests. */
  asked: Claim[];
};

/** An existing booking, or a new one without an id. */
export type Wanted = Occupation & { id?: number };

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

export const describeConflict = (other: Claim): string => {
  if (other.status === 'NOT_AVAILABLE') {
    return `${bookingName(other)}: ${formatPeriod(other)}${other.reason ? ` (${other.reason})` : ''}`;
  }
  return other.status === 'PENDING'
    ? `Anche ${bookingName(other)} ha chiesto ${formatPeriod(other)}`
    : `Già confermata per ${bookingName(other)}: ${formatPeriod(other)}`;
};

/** What becomes of the days of a stay that is turned down. */
export const daysAfterRejection = (
  status: StaffStay['status'],
  { held: [holder], asked: [asker] }: Conflicts,
): string => {
  if (holder) return `I giorni non diventano tutti liberi. ${describeConflict(holder)}.`;
  if (asker) return `I giorni restano chiesti da altri. ${describeConflict(asker)}.`;
  return `I giorni ${status === 'CONFIRMED' ? 'tornano' : 'restano'} liberi per altri.`;
};

/** One line for a list; null without conflicts. */
export const conflictSummary = ({ held, asked }: WaitingRequest['rivals']): string | null => {
  if (held > 0) return 'In questi giorni la casa è già occupata';
  if (asked === 1) return "Un'altra richiesta chiede gli stessi giorni";
  return asked > 1 ? `Altre ${asked} richieste chiedono gli stessi giorni` : null;
};
