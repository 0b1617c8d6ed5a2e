import { hash } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import type { StatisticsArrivalsTable } from '#server/database/tables/statistics.table.ts';
import { findClaims } from '#server/features/bookings/booking-lists.service.ts';
import { getGuestInformation } from '#server/features/guest-information/guest-information.service.ts';
import { readParties } from '#server/features/party/party.service.ts';
import { getProperty } from '#server/features/property/property.service.ts';
import { getStatisticsSettings } from '#server/features/statistics-settings/statistics-settings.service.ts';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { addDays, eachDay, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { StatisticsDays } from '#shared/statistics/statistics.schema.ts';
import { regionOf } from '#shared/statistics/statistics-regions.ts';
import {
  type CountedGuest,
  countsStay,
  guestsOf,
  type Movements,
  movementsOf,
  type StayWithParty,
} from './movements.ts';
import { type CodeOf, movimento, type ToldArrival } from './ross1000.ts';
import {
  type DeclaredRow,
  listArrivalsOf,
  listDeclaredDays,
  listToldArrivals,
} from './statistics.repository.ts';

// The days of the house, with what was reported to the region.

export type StatisticsDay = Movements & {
  withdrawn: ToldArrival[];
  /** Changes with whatever would be reported. */
  fingerprint: string;
  declared: DeclaredRow | null;
  /** The guests' data are deleted, so the declared counts are final. */
  isFinal: boolean;
  /** There were guests, whose data are deleted. */
  isForgotten: boolean;
};

const keyOf = ({ memberId, arrival }: { memberId: number; arrival: StayDate }): string =>
  `${memberId} ${arrival}`;

const isClosing = ({ status, origin }: Claim): boolean =>
  status === 'NOT_AVAILABLE' && origin === null;

/** Nights of another site without guests' names. */
const isUnnamed = ({ origin, isClosedThere, isSameStay }: Claim): boolean =>
  origin !== null && !isClosedThere && !isSameStay;

const withParties = async (
  app: AppContext,
  db: Database,
  claims: readonly Claim[],
): Promise<StayWithParty[]> => {
  const parties = await readParties(
    app,
    db,
    claims.map(({ id }) => id),
  );
  const { checkInFrom } = await getProperty(db);
  return claims.map(({ id, startDate, endDate, numberOfGuests, source, guestName, ...claim }) => {
    const { people, unreadable } = parties.get(id) ?? { people: [], unreadable: 0 };
    const arrivalTime = claim.arrivalTime || checkInFrom;
    const stay = { id, startDate, endDate, guestName, arrivalTime, people, unreadable };
    return { ...stay, numberOfGuests: numberOfGuests ?? 0, source: source ?? 'other' };
  });
};

/** Every arrival of a stay, counted or not: one that is there was not withdrawn. */
const arrivalsOf = ({ people, startDate }: StayWithParty): string[] =>
  people.map(({ id, person }) => keyOf({ memberId: id, arrival: person.arrivalDate || startDate }));

/** Rooms would change it with each repair of the house, and names as soon as a file is made. */
const fingerprintOf = (movements: Movements): string =>
  hash('sha256', movimento({ ...movements, withdrawn: [] }, { rooms: 1, beds: 1 }, keyOf));

/** The names that guests already have with the region, empty for the others. */
const codesOf = (rows: readonly StatisticsArrivalsTable[]): CodeOf => {
  const codes = new Map(rows.map((row) => [keyOf(row), row.code]));
  return (guest) => codes.get(keyOf(guest)) ?? '';
};

/** The days from `from` to `to`, both included, in order. */
export const readDays = async (app: AppContext, db: Database, { from, to }: StatisticsDays) => {
  const settings = await getStatisticsSettings(db);
  const { partyDays } = await getGuestInformation(db);
  const today = todayAtHouse(app.clock.now());
  const forgottenUntil = addDays(today, -partyDays);
  // Whoever leaves on the first day occupies none of these.
  const claims = await findClaims(db, { from: addDays(from, -1), until: addDays(to, 1) });
  const longest = regionOf(settings.region)?.longestNights;
  const counted = claims.filter(
    (claim) => claim.status === 'CONFIRMED' && countsStay(claim, longest),
  );
  const stays = await withParties(app, db, counted);
  const guests: CountedGuest[] = stays.flatMap(guestsOf);
  const memberIds = guests.map(({ memberId }) => memberId);
  const codeOf = codesOf(await listArrivalsOf(db, memberIds));
  const there = new Set(stays.flatMap(arrivalsOf));
  const unread = new Set(stays.filter(({ unreadable }) => unreadable > 0).map(({ id }) => id));
  const isWithdrawn = (row: StatisticsArrivalsTable): boolean =>
    !there.has(keyOf(row)) && !unread.has(row.bookingId) && row.departure > forgottenUntil;
  const told = (await listToldArrivals(db, { from, to })).filter(isWithdrawn);
  const declared = new Map((await listDeclaredDays(db, { from, to })).map((row) => [row.day, row]));
  const closings = claims.filter(isClosing);
  const days = eachDay(from, addDays(to, 1)).map((day): StatisticsDay => {
    const isClosed = closings.some(({ startDate, endDate }) => startDate <= day && day <= endDate);
    const movements = movementsOf(day, guests, isClosed);
    const row = declared.get(day) ?? null;
    const isForgotten = stays.some(
      ({ startDate, endDate, people, guestName }) =>
        people.length === 0 &&
        startDate <= day &&
        day <= endDate &&
        (guestName === null || endDate <= forgottenUntil),
    );
    return {
      ...movements,
      withdrawn: told.filter(({ arrival }) => arrival === day),
      fingerprint: fingerprintOf(movements),
      declared: row,
      isFinal: row !== null && (row.isFinal === 1 || day <= forgottenUntil),
      isForgotten,
    };
  });
  return {
    settings,
    today,
    forgottenUntil,
    days,
    stays,
    guests,
    codeOf,
    unnamed: claims.filter(isUnnamed),
  };
};

export type ReadDays = Awaited<ReturnType<typeof readDays>>;

/** Whether the region knows the day as it is. */
export const isDeclared = ({ declared, isFinal, fingerprint, withdrawn }: StatisticsDay): boolean =>
  declared !== null &&
  (isFinal || (declared.fingerprint === fingerprint && withdrawn.length === 0));
