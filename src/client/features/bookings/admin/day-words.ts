import type { StaffBooking } from '#shared/bookings.schema.ts';
import { formatDayInWords } from '#shared/italian-dates.ts';
import { holdsDates, occupiedInterval } from '#shared/occupancy.ts';
import { statusLabels } from '#shared/status-labels.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { bookingName } from './booking-words.ts';

/** Who claims the night that begins on a day: what is settled first, then the requests. */
export const claimsOn = (date: StayDate, bookings: readonly StaffBooking[]): StaffBooking[] =>
  bookings
    .filter((booking) => {
      const { from, until } = occupiedInterval(booking);
      return booking.status !== 'REJECTED' && from <= date && date < until;
    })
    .sort((a, b) => Number(holdsDates(b.status)) - Number(holdsDates(a.status)) || a.id - b.id);

/** 'sabato 4 luglio 2026: Anna Verdi, confermata', or '…: libero'. */
export const dayInWords = (date: StayDate, bookings: readonly StaffBooking[]): string => {
  const claims = claimsOn(date, bookings).map((booking) =>
    booking.isBlocked
      ? bookingName(booking).toLowerCase()
      : `${bookingName(booking)}, ${statusLabels[booking.status].toLowerCase()}`,
  );
  return `${formatDayInWords(date)}: ${claims.length > 0 ? claims.join('; ') : 'libero'}`;
};
