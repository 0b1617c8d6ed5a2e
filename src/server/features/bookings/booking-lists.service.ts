import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import {
  findOfferedNights,
  type OfferedNights,
} from '#server/features/offered-nights/offered-nights.service.ts';
import { debtsOf } from '#shared/bookings/balance.ts';
import type {
  Claim,
  ClaimsOfDays,
  UnpaidStays,
  WaitingRequests,
} from '#shared/bookings/booking-lists.schema.ts';
import { isRequestOverdue, SOON_DAYS } from '#shared/bookings/booking-rules.ts';
import { type DayInterval, overlaps } from '#shared/bookings/occupancy.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import {
  countWaitingRequests,
  listClaims,
  listConfirmedBetween,
  listPaidCancelledStays,
  listStaysWithDebts,
  listUnpaidStays,
  listUpcomingStays,
  listWaitingRequests,
  type UpcomingStay as UpcomingRow,
} from './booking-lists.repository.ts';
import { listStays } from './bookings.repository.ts';
import { withoutSample } from './sample-bookings.service.ts';

/** Nights that an offer holds, as a claim of its guest. */
const toClaim = (held: OfferedNights): Claim => ({
  id: held.bookingId,
  startDate: held.startDate,
  endDate: addDays(held.endDate, -1),
  status: 'NOT_AVAILABLE',
  guestName: held.guestName,
  numberOfGuests: held.numberOfGuests,
  arrivalTime: '',
  reason: '',
  source: null,
  origin: null,
  isOffered: true,
});

/** Confirmed stays that occupy a day of these, those of erased guests too, by their start; without the sample's. */
export const findConfirmedStays = async (db: Database, days: DayInterval) =>
  withoutSample(db, await listConfirmedBetween(db, days));

export const findStaysByIds = listStays;

/** Bookings and blocks alone, without the sample's. */
export const findClaims = async (db: Database, days: DayInterval): Promise<Claim[]> =>
  withoutSample(db, await listClaims(db, days));

/** Bookings, blocks, and nights that offers hold. */
export const getClaims = async (
  { database, clock }: AppContext,
  days: DayInterval,
): Promise<ClaimsOfDays> => {
  const held = (await findOfferedNights(database, todayAtHouse(clock.now())))
    .filter(({ startDate, endDate }) => overlaps(days, { from: startDate, until: endDate }))
    .map(toClaim);
  const claims = [...(await listClaims(database, days)), ...held];
  return { ...days, claims: claims.toSorted((a, b) => a.startDate.localeCompare(b.startDate)) };
};

/** Stays whose guests owe something, and cancelled ones for which something came. */
export const findStaysWithDebts = listStaysWithDebts;
export const findPaidCancelledStays = listPaidCancelledStays;

/** How many requests or stays the start page shows. */
const ANNOUNCED = 10;

/** Requests with an early arrival first, then the oldest. */
const listMostUrgent = async (db: Database, today: StayDate) => {
  const wish = { today, soon: addDays(today, SOON_DAYS) };
  const first = await listWaitingRequests(db, 'soon', { ...wish, limit: ANNOUNCED });
  const limit = ANNOUNCED - first.length;
  return [...first, ...(await listWaitingRequests(db, 'later', { ...wish, limit }))];
};

/** How many offers to other guests hold a night of the request. */
const countOffers = (
  { id, startDate: from, endDate: until }: Pick<Claim, 'id' | 'startDate' | 'endDate'>,
  offered: readonly OfferedNights[],
): number =>
  offered.filter(
    (held) =>
      held.bookingId !== id &&
      overlaps({ from, until }, { from: held.startDate, until: held.endDate }),
  ).length;

export const getWaitingRequests = async (app: AppContext): Promise<WaitingRequests> => {
  const now = app.clock.now();
  const today = todayAtHouse(now);
  const listed = await listMostUrgent(app.database, today);
  const offered = await findOfferedNights(app.database, today);
  return {
    requests: listed.map(({ rivals, ...request }) => ({
      ...request,
      rivals: { ...rivals, held: rivals.held + countOffers(request, offered) },
      isOverdue: isRequestOverdue(request, { now, today }),
    })),
    total: await countWaitingRequests(app.database, today),
  };
};

export const getUnpaidStays = async ({ database, clock }: AppContext): Promise<UnpaidStays> => {
  const unpaid = await listUnpaidStays(database);
  return {
    stays: unpaid.slice(0, ANNOUNCED),
    total: unpaid.length,
    debts: debtsOf(unpaid, todayAtHouse(clock.now())),
  };
};

export type UpcomingStay = UpcomingRow;

/** Arrivals and departures from today on, including guests of other sites; at most `limit`. */
export const getUpcomingStays = (
  { database, clock }: AppContext,
  limit: number,
): Promise<UpcomingStay[]> => listUpcomingStays(database, todayAtHouse(clock.now()), limit);
