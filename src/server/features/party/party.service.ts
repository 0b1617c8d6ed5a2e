import { hash } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findStay } from '#server/features/bookings/bookings.service.ts';
import { type AtAddress, findStayAt } from '#server/features/bookings/guest-link.service.ts';
import { asksForGuests } from '#server/features/guest-information/guest-information.service.ts';
import { areStatisticsOn } from '#server/features/statistics-settings/statistics-settings.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type {
  Guest,
  MissingParty,
  Party,
  PersonInput,
  StaffParty,
} from '#shared/party/party.schema.ts';
import {
  emptyPerson,
  isComune,
  isPartyComplete,
  missingForStatistics,
  missingOf,
  needsDocument,
  personIssues,
  plainNumber,
} from '#shared/party/party-rules.ts';
import {
  countMembers,
  countMembersOf,
  deleteMembers,
  insertMember,
  listMembers,
  listMembersOf,
  listMissing,
  type MemberRow,
  updateMember,
} from './party.repository.ts';
import { type KeptPerson, sealPerson, unsealPerson } from './party-seal.ts';
import { namePlaces, placeIssues } from './places.service.ts';

// Everybody of a stay's party. Decision 44.

/** The start page asks for those who come within so many days. */
const AHEAD_DAYS = 7;

type Read = { row: MemberRow; person: KeptPerson };

/** The people that this server can decrypt, in order, and the number of the others. */
const readMembers = (app: AppContext, rows: readonly MemberRow[]) => {
  const all = rows.map((row) => ({ row, person: unsealPerson(app, row) }));
  const known = all.filter((member): member is Read => member.person !== null);
  return { known, unreadable: all.length - known.length };
};

/** Differs after each write, because each encryption has a new nonce. */
const versionOf = (rows: readonly MemberRow[]): number =>
  1 + Number.parseInt(hash('sha256', rows.map(({ sealed }) => sealed).join()).slice(0, 8), 16);

const known = (person: KeptPerson) => ({
  ...person,
  hasDocumentNumber: person.documentNumber !== '',
});

const toGuest =
  (asksResidence: boolean) =>
  ({ row, person }: Read): Guest => {
    const { documentNumber: _hidden, ...answered } = known(person);
    const isCounted = !asksResidence || missingForStatistics(person).length === 0;
    return { id: row.id, ...answered, isComplete: row.isComplete === 1, isCounted };
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

/** How far a party is, without reading anybody. */
export const getPartyState = async (
  db: Database,
  { id, numberOfGuests: expected }: Pick<StaffStay, 'id' | 'numberOfGuests'>,
): Promise<{ isComplete: boolean }> => ({
  isComplete: isPartyComplete({ ...(await countMembers(db, id)), expected }),
});

/** A number belongs to its document: another kind of document has another. */
const numberAfter = (before: KeptPerson | undefined, input: PersonInput): string => {
  if (input.documentNumber) return plainNumber(input.documentNumber);
  if (!before) return '';
  const isSame =
    before.documentKind === '' ||
    input.documentKind === undefined ||
    input.documentKind === before.documentKind;
  return isSame ? before.documentNumber : '';
};

const noDocument = { documentKind: '', documentNumber: '', documentPlace: '' };

/** Members of a family or group show no document, and a comune is a town by itself. */
const withoutIdle = (person: KeptPerson): KeptPerson => ({
  ...person,
  ...(person.kind !== '' && !needsDocument(person.kind) && noDocument),
  ...(isComune(person.residence) && { residenceTown: '' }),
});

const personAfter = (before: KeptPerson | undefined, input: PersonInput): KeptPerson => {
  const { id: _id, documentNumber: _number, ...fields } = input;
  return withoutIdle({
    ...emptyPerson,
    ...before,
    ...definedOf(fields),
    documentNumber: numberAfter(before, input),
  });
};

const issuesOf = async (
  app: AppContext,
  tx: Database,
  stay: StaffStay,
  people: readonly { person: KeptPerson; number: string }[],
): Promise<InputIssue[]> => {
  const today = todayAtHouse(app.clock.now());
  const found = people.map(async ({ person, number }, index) => {
    const typed = { ...person, documentNumber: number };
    const issues = [...personIssues(typed, { today, stay }), ...(await placeIssues(tx, person))];
    return issues.map(({ path, message }) => ({ path: `guests.${index}.${path}`, message }));
  });
  return (await Promise.all(found)).flat();
};

type Written = { guests: readonly PersonInput[]; seenVersion?: number | undefined };

/** Writes the party of a stay, everybody in order. INVALID_INPUT, CHANGED_MEANWHILE. */
const writeParty = async (
  app: AppContext,
  tx: Database,
  stay: StaffStay,
  { guests, seenVersion }: Written,
): Promise<void> => {
  const rows = await listMembers(tx, stay.id);
  const before = readMembers(app, rows).known;
  const rowOf = (id: number | undefined) => before.find(({ row }) => row.id === id);
  const isStale = guests.some(({ id }) => id !== undefined && !rowOf(id));
  if (isStale || (seenVersion !== undefined && seenVersion !== versionOf(rows))) {
    throw new AppError('CHANGED_MEANWHILE');
  }
  const after = guests.map((input) => ({
    id: input.id,
    person: personAfter(rowOf(input.id)?.person, input),
    number: input.documentNumber ?? '',
  }));
  const [issue, ...others] = await issuesOf(app, tx, stay, after);
  if (issue) throw invalidInput(issue, ...others);
  const stays = new Set(after.map(({ id }) => id));
  await deleteMembers(
    tx,
    before.flatMap(({ row }) => (stays.has(row.id) ? [] : [row.id])),
  );
  const party = after.map(({ person }) => known(person));
  for (const [position, { id: ownId, person }] of after.entries()) {
    const id = ownId ?? (await insertMember(tx, stay.id));
    const isComplete = missingOf(party, position).length === 0 ? 1 : 0;
    const sealed = sealPerson(app, { id, bookingId: stay.id }, person);
    await updateMember(tx, { id, position, isComplete, sealed });
  }
};

/** NOT_FOUND while owners do not ask for it, TOO_MANY_REQUESTS. */
const findAskedStay = async (app: AppContext, db: Database, at: AtAddress): Promise<StaffStay> => {
  const { stay } = await findStayAt(app, db, at);
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

/** STAY_IS_OVER, and as `writeParty`. */
export const setOwnParty = (
  app: AppContext,
  { token, clientAddress, ...written }: Written & AtAddress,
  locale: Locale,
): Promise<Party> =>
  inTransaction(app.database, async (tx) => {
    const stay = await findAskedStay(app, tx, { token, clientAddress });
    if (!isOpen(app, stay)) throw new AppError('STAY_IS_OVER');
    await writeParty(app, tx, stay, written);
    return getParty(app, tx, stay, locale);
  });

const forStaff = async (app: AppContext, db: Database, stay: StaffStay): Promise<StaffParty> => ({
  ...(await getParty(app, db, stay, 'it')),
  isAsked: await asksForGuests(db),
});

/** NOT_FOUND, BOOKING_IS_BLOCK, BOOKING_IS_ANONYMOUS. */
export const getPartyForStaff = async (app: AppContext, id: number): Promise<StaffParty> =>
  forStaff(app, app.database, await findStay(app.database, id));

/** Staff correct after the departure too. As `writeParty`. */
export const setParty = (
  app: AppContext,
  { id, ...written }: Written & { id: number },
): Promise<{ stay: StaffStay; party: StaffParty }> =>
  inTransaction(app.database, async (tx) => {
    const stay = await findStay(tx, id);
    await writeParty(app, tx, stay, written);
    return { stay, party: await forStaff(app, tx, stay) };
  });

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
