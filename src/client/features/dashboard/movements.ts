import type { Claim } from '#shared/bookings.schema.ts';
import type { DayInterval } from '#shared/occupancy.ts';
import { addDays, type StayDate } from '#shared/stay-dates.ts';

type GuestStay = Claim & { guestName: string; numberOfGuests: number };

/** Somebody arrives or leaves. */
export type Movement = { date: StayDate; kind: 'arrival' | 'departure'; stay: GuestStay };

const isConfirmedStay = (claim: Claim): claim is GuestStay =>
  claim.status === 'CONFIRMED' && claim.guestName !== null;

/** Of so many days from `today`; who leaves today had the night before. */
export const daysOfMovements = (today: StayDate, days: number): DayInterval => ({
  from: addDays(today, -1),
  until: addDays(today, days),
});

/** Arrivals and departures of `days` days from `today`, in their order; who leaves goes first. */
export const movementsFrom = (
  today: StayDate,
  days: number,
  claims: readonly Claim[],
): Movement[] => {
  const until = addDays(today, days);
  const all = claims.filter(isConfirmedStay).flatMap((stay): Movement[] => [
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
