import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { MissingParty } from '#shared/party/party.schema.ts';

export const listMembers = (db: Database, bookingId: number) =>
  db
    .selectFrom('partyMembers')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('position')
    .execute();

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export const listMembersOf = async (
  db: Database,
  bookingIds: readonly number[],
): Promise<MemberRow[]> =>
  bookingIds.length === 0
    ? []
    : db.selectFrom('partyMembers').selectAll().where('bookingId', 'in', bookingIds).execute();

/** An empty row for a new person: the encryption needs its id. */
export const insertMember = async (tx: Database, bookingId: number): Promise<number> => {
  const row = { bookingId, position: 0, isComplete: 0 as const, sealed: '' };
  const { id } = await tx
    .insertInto('partyMembers')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateMember = async (
  tx: Database,
  { id, ...change }: Omit<MemberRow, 'bookingId'>,
): Promise<void> => {
  await tx.updateTable('partyMembers').set(change).where('id', '=', id).execute();
};

export const deleteMembers = async (tx: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await tx.deleteFrom('partyMembers').where('id', 'in', ids).execute();
};

/** Stays that ended on `until` or before, and still have their people. */
export const listStaysWithMembers = async (db: Database, until: StayDate): Promise<number[]> => {
  const rows = await db
    .selectFrom('partyMembers as member')
    .innerJoin('bookings as stay', 'stay.id', 'member.bookingId')
    .select('stay.id')
    .distinct()
    .where('stay.endDate', '<=', until)
    .execute();
  return rows.map(({ id }) => id);
};

/** The people of stays that ended on `until` or before; at most `limit` of them. */
export const deleteOldMembers = async (
  db: Database,
  until: StayDate,
  limit: number,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('partyMembers')
    .where('id', 'in', (old) =>
      old
        .selectFrom('partyMembers as member')
        .innerJoin('bookings as stay', 'stay.id', 'member.bookingId')
        .select('member.id')
        .where('stay.endDate', '<=', until)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export const countMembers = async (db: Database, bookingId: number) => {
  const { people, complete } = await db
    .selectFrom('partyMembers')
    .select([
      (count) => count.fn.countAll<number>().as('people'),
      sql<number>`coalesce(sum(is_complete), 0)`.as('complete'),
    ])
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { people, complete };
};

/** The people of each of these stays, and how many of them are complete; stays without people are left out. */
export const countMembersOf = async (db: Database, bookingIds: readonly number[]) =>
  bookingIds.length === 0
    ? []
    : db
        .selectFrom('partyMembers')
        .where('bookingId', 'in', bookingIds)
        .groupBy('bookingId')
        .select(['bookingId', (count) => count.fn.countAll<number>().as('people')])
        .select(sql<number>`sum(is_complete)`.as('complete'))
        .execute();

/** Confirmed stays that begin within these days or are in the house, and whose party is not complete. */
export const listMissing = async (
  db: Database,
  { today, until }: { today: StayDate; until: StayDate },
): Promise<MissingParty[]> => {
  const rows = await db
    .selectFrom('bookings as stay')
    .select([
      'stay.id',
      'stay.startDate',
      'stay.endDate',
      'stay.guestName',
      'stay.numberOfGuests as expected',
      sql<number>`(SELECT count(*) FROM party_members AS m WHERE m.booking_id = stay.id)`.as(
        'people',
      ),
      sql<number>`(
        SELECT count(*) FROM party_members AS m WHERE m.booking_id = stay.id AND m.is_complete = 1
      )`.as('complete'),
    ])
    .where('stay.status', '=', 'CONFIRMED')
    .where('stay.startDate', '<=', until)
    .where('stay.endDate', '>=', today)
    .where('stay.guestName', 'is not', null)
    .orderBy('stay.startDate')
    .execute();
  return rows.flatMap(({ people, guestName, expected, ...row }) =>
    people >= Number(expected) && row.complete === people
      ? []
      : [{ ...row, guestName: guestName ?? '', expected: Math.max(people, Number(expected)) }],
  );
};
