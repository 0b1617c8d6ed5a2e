import type { StaffBooking } from '#shared/bookings.schema.ts';
import { type BookingStatus, holdsDates, occupiedInterval, overlaps } from '#shared/occupancy.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { bookingName, bookingPeriod } from './booking-words.ts';

type Claim = { id?: number; startDate: StayDate; endDate: StayDate; status: BookingStatus };

export type Conflicts = {
  /** Confirmed stays and blocks: these days are gone. */
  held: StaffBooking[];
  /** Other requests for some of the same days. */
  asked: StaffBooking[];
};

/** What else claims the days of `claim`; a refused request claims none. */
export const conflictsOf = (claim: Claim, bookings: readonly StaffBooking[]): Conflicts => {
  const days = occupiedInterval(claim);
  const others = bookings.filter(
    (other) => other.id !== claim.id && overlaps(days, occupiedInterval(other)),
  );
  return {
    held: others.filter((other) => holdsDates(other.status)),
    asked: others.filter((other) => other.status === 'PENDING'),
  };
};

/** One sentence for one conflict. */
export const conflictInWords = (other: StaffBooking): string => {
  if (other.isBlocked) {
    return `Date bloccate: ${bookingPeriod(other)}${other.reason ? ` (${other.reason})` : ''}`;
  }
  return other.status === 'PENDING'
    ? `Anche ${bookingName(other)} ha chiesto ${bookingPeriod(other)}`
    : `Già confermata per ${bookingName(other)}: ${bookingPeriod(other)}`;
};

/** The gist for a list, or null where nothing else claims the days. */
export const conflictSummary = ({ held, asked }: Conflicts): string | null => {
  if (held.length > 0) return 'In questi giorni la casa è già occupata';
  if (asked.length === 1) return "Un'altra richiesta chiede gli stessi giorni";
  return asked.length > 1 ? `Altre ${asked.length} richieste chiedono gli stessi giorni` : null;
};
