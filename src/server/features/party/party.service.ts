import type { AppContext } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findStay } from '#server/features/bookings/bookings.service.ts';
import { type AtAddress, findStayAt } from '#server/features/bookings/guest-link.service.ts';
import { asksForGuests } from '#server/features/guest-information/guest-information.service.ts';
import { areStatisticsOn } from '#server/features/statistics-settings/statistics-settings.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type {
  Guest,
  MissingParty,
  OnePersonInput,
  Party,
  StaffParty,
} from '#shared/party/party.schema.ts';
import { isPartyComplete, missingForStatistics } from '#shared/party/party-rules.ts';
import {
  countMembers,
  countMembersOf,
  listMembers,
  listMembersOf,
  listMissing,
} from './party.repository.ts';
import { type Member, readMembers, versionOf, withNumberKnown } from './party-members.ts';
import type { KeptPerson } from './party-seal.ts';
import { namePlaces } from './places.service.ts';
import { type PartyInput, writeParty, writePerson } from './write-party.ts';

// The party of a stay. Decision 44.

/** The start page asks for those who come within so many days. */
const AHEAD_DAYS = 7;

const toGuest =
  (asksResidence: boolean) =>
  ({ row, person }: Member): Guest => {
    const { documentNumber: _hidden, draftId = null, ...answered } = withNumberKnown(person);
    const isCounted = !asksResidence || missingForStatistics(person).length === 0;
    return { id: row.id, draftId, ...answered, isComplete: row.isComplete === 1, isCounted };
  };

const placesOf = (people: readonly KeptPerson[]): string[] =>
  people
    .flatMap((person) => [
      person.birthPlace,
      person.citizenship,
      person.documentKind,
      person.documentPlace,
      person.residence,
    ])
    .filter(Boolean);

/** Guests write until their departure. */
const isOpen = ({ clock }: AppContext, { status, endDate }: StaffStay): boolean =>
  status === 'CONFIRMED' && endDate >= todayAtHouse(clock.now());

const getParty = async (
  app: AppContext,
  db: Database,
  stay: StaffStay,
  locale: Locale,
): Promise<Party> => {
  const rows = await listMembers(db, stay.id);
  const members = readMembers(app, rows);
  const people = members.known.map(({ person }) => person);
  const { startDate, endDate, numberOfGuests: expected } = stay;
  const asksResidence = await areStatisticsOn(db);
  const guests = members.known.map(toGuest(asksResidence));
  const complete = guests.filter((guest) => guest.isComplete).length;
  return {
    ...{ startDate, endDate, expected },
    isComplete: isPartyComplete({ people: guests.length, complete, expected }),
    isOpen: isOpen(app, stay),
    asksResidence,
    guests,
    places: await namePlaces(db, placesOf(people), locale),
    unreadable: members.unreadable,
    version: versionOf(rows),
  };
};

/** How many guests of each stay are entered and complete, by the stay's id. */
export const countParties = async (db: Database, ids: readonly number[]) =>
  new Map((await countMembersOf(db, ids)).map((counts) => [counts.bookingId, counts]));

/** The parties of these stays, in order, and in each the number of people whom this server cannot read. */
export const readParties = async (
  app: AppContext,
  db: Database,
  bookingIds: readonly number[],
): Promise<Map<number, { people: { id: number; person: KeptPerson }[]; unreadable: number }>> => {
  const rows = Map.groupBy(await listMembersOf(db, bookingIds), ({ bookingId }) => bookingId);
  return new Map(
    bookingIds.map((bookingId) => {
      const inOrder = (rows.get(bookingId) ?? []).toSorted((a, b) => a.position - b.position);
      const { known: read, unreadable } = readMembers(app, inOrder);
      return [
        bookingId,
        { people: read.map(({ row, person }) => ({ id: row.id, person })), unreadable },
      ];
    }),
  );
};

/** Whether a party is complete, without decrypting its data. */
export const getPartyState = async (
  db: Database,
  { id, numberOfGuests: expected }: Pick<StaffStay, 'id' | 'numberOfGuests'>,
): Promise<{ isComplete: boolean }> => ({
  isComplete: isPartyComplete({ ...(await countMembers(db, id)), expected }),
});

/** NOT_FOUND while owners do not ask for it, TOO_MANY_REQUESTS. */
const findAskedStay = async (
  app: AppContext,
  db: Database,
  at: AtAddress,
  limit?: 'partySave',
): Promise<StaffStay> => {
  const { stay } = await findStayAt(app, db, at, limit);
  if (!(await asksForGuests(db))) throw notFound('Questo sito non chiede i dati degli ospiti.');
  return stay;
};

/** The party as its guest reads it. NOT_FOUND, TOO_MANY_REQUESTS. */
export const getOwnParty = async (
  app: AppContext,
  at: AtAddress,
  locale: Locale,
): Promise<Party> => {
  const stay = await findAskedStay(app, app.database, at);
  return getParty(app, app.database, stay, locale);
};

type Write = (tx: Database, stay: StaffStay) => Promise<void>;

const writeOwn = (app: AppContext, at: AtAddress, locale: Locale, write: Write): Promise<Party> =>
  inTransaction(app.database, async (tx) => {
    const stay = await findAskedStay(app, tx, at, 'partySave');
    if (!isOpen(app, stay)) throw new AppError('STAY_IS_OVER');
    await write(tx, stay);
    return getParty(app, tx, stay, locale);
  });

/** STAY_IS_OVER, and as `writeParty`. */
export const setOwnParty = (
  app: AppContext,
  { token, clientAddress, ...written }: PartyInput & AtAddress,
  locale: Locale,
): Promise<Party> =>
  writeOwn(app, { token, clientAddress }, locale, (tx, stay) => writeParty(app, tx, stay, written));

/** STAY_IS_OVER, and as `writePerson`. */
export const saveOwnPerson = (
  app: AppContext,
  { person, ...at }: { person: OnePersonInput } & AtAddress,
  locale: Locale,
): Promise<Party> => writeOwn(app, at, locale, (tx, stay) => writePerson(app, tx, stay, person));

const forStaff = async (app: AppContext, db: Database, stay: StaffStay): Promise<StaffParty> => ({
  ...(await getParty(app, db, stay, 'it')),
  isAsked: await asksForGuests(db),
});

/** NOT_FOUND, BOOKING_IS_BLOCK, BOOKING_IS_ANONYMOUS. */
export const getPartyForStaff = async (app: AppContext, id: number): Promise<StaffParty> =>
  forStaff(app, app.database, await findStay(app.database, id));

type StaffWritten = { stay: StaffStay; party: StaffParty };

/** Staff correct after the departure too. */
const writeForStaff = (app: AppContext, id: number, write: Write): Promise<StaffWritten> =>
  inTransaction(app.database, async (tx) => {
    const stay = await findStay(tx, id);
    await write(tx, stay);
    return { stay, party: await forStaff(app, tx, stay) };
  });

/** As `writeParty`. */
export const setParty = (
  app: AppContext,
  { id, ...written }: PartyInput & { id: number },
): Promise<StaffWritten> =>
  writeForStaff(app, id, (tx, stay) => writeParty(app, tx, stay, written));

/** As `writePerson`. */
export const savePerson = (
  app: AppContext,
  { id, person }: { id: number; person: OnePersonInput },
): Promise<StaffWritten> =>
  writeForStaff(app, id, (tx, stay) => writePerson(app, tx, stay, person));

/** The document numbers of a party, which staff copy into the police's form. */
export const showNumbers = async (app: AppContext, id: number) => {
  const stay = await findStay(app.database, id);
  const { known: members } = readMembers(app, await listMembers(app.database, id));
  const numbers = members.flatMap(({ row, person }) =>
    person.documentNumber === '' ? [] : [{ id: row.id, documentNumber: person.documentNumber }],
  );
  return { stay, numbers };
};

/** Stays in the house or soon to arrive whose guests' data are missing; empty while the site does not ask for them. */
export const listMissingParties = async (
  db: Database,
  now: Date,
  aheadDays = AHEAD_DAYS,
): Promise<MissingParty[]> => {
  if (!(await asksForGuests(db))) return [];
  const today = todayAtHouse(now);
  return listMissing(db, { today, until: addDays(today, aheadDays) });
};
