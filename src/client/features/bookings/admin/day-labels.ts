import type { Claim } from '#shared/bookings.schema.ts';
import { formatDayInWords } from '#shared/italian-dates.ts';
import { holdsDates, occupiedInterval } from '#shared/occupancy.ts';
import { statusLabels } from '#shared/status-labels.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { bookingName } from './booking-labels.ts';

/** Who claims the night that begins on a day: what is settled first, then the requests. */
export const claimsOn = (date: StayDate, claims: readonly Claim[]): Claim[] =>
  claims
    .filter((claim) => {
      const { from, until } = occupiedInterval(claim);
      return from <= date && date < until;
    })
    .sort((a, b) => Number(holdsDates(b.status)) - Number(holdsDates(a.status)) || a.id - b.id);

/** 'sabato 4 luglio 2026: Anna Verdi, confermata', or '…: libero'. */
export const dayInWords = (date: StayDate, claims: readonly Claim[]): string => {
  const words = claimsOn(date, claims).map((claim) =>
    claim.status === 'NOT_AVAILABLE'
      ? bookingName(claim).toLowerCase()
      : `${bookingName(claim)}, ${statusLabels[claim.status].toLowerCase()}`,
  );
  return `${formatDayInWords(date)}: ${words.length > 0 ? words.join('; ') : 'libero'}`;
};
