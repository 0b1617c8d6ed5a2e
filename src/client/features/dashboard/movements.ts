import type { Claim } from '#shared/bookings.schema.ts';
import type { DayInterval } from '#shared/occupancy.ts';
import { addDays, type StayDate } from '#shared/stay-dates.ts';

type GuestStay = Claim & { guestName: string; numberOfGuests: number };

/** An arrival or a departure. */
export type Movement = { date: StayDate; kind: 'arrival' | 'departure'; stay: GuestStay };

const isConfirmedStay = (claim: Claim): claim is GuestStay =>
  claim.status === 'CONFIRMED' && claim.guestName !== null;

/** Includes the night before `today`, whose guests leave today. */
export const movementsInterval = (today: StayDate, days: number): DayInterval => ({
  from: addDays(today, -1),
  until: addDays(today, days),
});

/** Arrivals and departures in the `days` days from `today`, departures first on each day. */
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
