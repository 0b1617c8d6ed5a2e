import type { StaffBooking, StaffStay } from '#shared/bookings.schema.ts';
import { addDays, type StayDate } from '#shared/stay-dates.ts';

/** Somebody arrives or leaves. */
export type Movement = { date: StayDate; kind: 'arrival' | 'departure'; stay: StaffStay };

const isConfirmedStay = (booking: StaffBooking): booking is StaffStay =>
  !booking.isBlocked && booking.guest !== null && booking.status === 'CONFIRMED';

/** Arrivals and departures of `days` days from `today`, in their order; who leaves goes first. */
export const movementsFrom = (
  today: StayDate,
  days: number,
  bookings: readonly StaffBooking[],
): Movement[] => {
  const until = addDays(today, days);
  const all = bookings.filter(isConfirmedStay).flatMap((stay): Movement[] => [
    { date: stay.startDate, kind: 'arrival', stay },
    { date: stay.endDate, kind: 'departure', stay },
  ]);
  return all
    .filter(({ date }) => today <= date && date < until)
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) || b.kind.localeCompare(a.kind) || a.stay.id - b.stay.id,
    );
};
