import type { Claim, WaitingRequest } from '#shared/bookings/booking-lists.schema.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import {
  holdsDates,
  type Occupation,
  occupiedInterval,
  overlaps,
} from '#shared/bookings/occupancy.ts';
import { formatItalianList } from '#shared/languages/lists.ts';
import { bookingName, formatPeriod, formatSpan } from './booking-labels.ts';

type Conflicts = {
  /** Confirmed stays and blocks. */
  held: Claim[];
  /** Competing requests. */
  asked: Claim[];
};

/** An existing booking, or a new one without an id. */
export type Wanted = Occupation & { id?: number };

/** Leaves out nights of another site that belong to a completed stay, which represents them. */
export const conflictsOf = (wanted: Wanted, claims: readonly Claim[]): Conflicts => {
  const days = occupiedInterval(wanted);
  const others = claims.filter(
    (other) =>
      other.id !== wanted.id && !other.isSameStay && overlaps(days, occupiedInterval(other)),
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
    ? `${bookingName(other)} ha chiesto ${formatPeriod(other)}`
    : `Già confermata per ${bookingName(other)}: ${formatPeriod(other)}`;
};

/** 'i giorni sono già di Karl Schmidt' */
export const whyTaken = (holder: Claim): string => {
  if (holder.isOffered) return `le notti sono tenute: ${bookingName(holder)}`;
  if (holder.status !== 'NOT_AVAILABLE') return `i giorni sono già di ${bookingName(holder)}`;
  return holder.origin
    ? `su ${holder.origin} i giorni sono occupati`
    : 'hai bloccato questi giorni';
};

/** The sentence about the days of a rejected or cancelled stay. */
export const daysAfterRejection = (
  status: StaffStay['status'],
  { held: [holder], asked: [asker] }: Conflicts,
): string => {
  if (holder) {
    return `In questi giorni la casa resta occupata: ${bookingName(holder)}, ${formatSpan(holder)}.`;
  }
  if (asker) {
    return `Per questi giorni c’è anche la richiesta di ${bookingName(asker)} (${formatSpan(asker)}).`;
  }
  return `I giorni ${status === 'CONFIRMED' ? 'tornano' : 'restano'} liberi per altri.`;
};

type Requested = Pick<WaitingRequest, 'id' | 'startDate' | 'endDate'>;

/** The other requests for some of the same days. */
export const rivalsOf = <Request extends Requested>(
  request: Requested,
  all: readonly Request[],
): Request[] => {
  const daysOf = (one: Requested) => occupiedInterval({ ...one, status: 'PENDING' });
  return all.filter((other) => other.id !== request.id && overlaps(daysOf(request), daysOf(other)));
};

/** One line for a list, with the rivals' names where all of them are known; null without conflicts. */
export const conflictSummary = (
  { held, asked }: WaitingRequest['rivals'],
  names: readonly string[] = [],
): string | null => {
  if (held > 0) return 'In questi giorni la casa è già occupata';
  if (names.length === asked && asked === 1) return `Anche ${names[0]} chiede questi giorni`;
  if (names.length === asked && asked === 2) {
    return `Anche ${formatItalianList(names)} chiedono questi giorni`;
  }
  if (asked === 1) return 'C’è un’altra richiesta per questi giorni';
  return asked > 1 ? `Ci sono altre ${asked} richieste per questi giorni` : null;
};
