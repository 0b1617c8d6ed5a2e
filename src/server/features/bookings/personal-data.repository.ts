import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { searchTextOfNobody } from '#shared/bookings/search-texts.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { foldedWords } from '#shared/fold-text.ts';
import { toStaffStay } from './booking-rows.ts';

/** The stays requested with an address, if one is given, or by one of these accounts; latest first. */
export const listStaysOf = async (
  db: Database,
  { email, userIds }: { email: string | null; userIds: readonly number[] },
): Promise<StaffStay[]> => {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where((or) => or.or([or('guestEmail', '=', email), or('userId', 'in', userIds)]))
    .where('guestName', 'is not', null)
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toStaffStay);
};

/** The stays among these with neither an address nor an account; latest first. */
export const listStaysWithoutAddress = async (
  db: Database,
  ids: readonly number[],
): Promise<StaffStay[]> => {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', ids)
    .where('guestName', 'is not', null)
    .where('guestEmail', 'is', null)
    .where('userId', 'is', null)
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toStaffStay);
};

/** The guests of stays, with an address or without, whose row has each word of `search`; latest first. */
export const listGuestsCalled = async (db: Database, search: string) => {
  const rows = await db
    .selectFrom('bookings')
    .select(['id as stayId', 'guestName as name', 'guestEmail as email', 'guestPhone as phone'])
    .where('guestName', 'is not', null)
    .where((or) => or.or([or('guestEmail', 'is not', null), or('userId', 'is', null)]))
    .where(({ and }) =>
      and(foldedWords(search).map((word) => sql<SqlBool>`instr(search_text, ${word}) > 0`)),
    )
    .orderBy('startDate', 'desc')
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' }));
};

/** The lines of an accepted offer may name the guest. */
const quoteOfNobody = sql<string | null>`iif(quote IS NULL, NULL, json_set(quote, '$.lines', json((
  SELECT json_group_array(
    json(iif(value ->> 'kind' = 'other', json_set(value, '$.label', 'Altro'), value))
  )
  FROM json_each(quote, '$.lines')
))))`;

/** The remainder of a stay without its guest. The database allows this for confirmed stays only. */
const nobody = {
  guestName: null,
  guestEmail: null,
  guestPhone: null,
  note: '',
  privateNote: '',
  cleaningNote: '',
  guestNote: '',
  arrivalTime: '',
  arrivalNote: '',
  reason: '',
  userId: null,
  quote: quoteOfNobody,
  searchText: searchTextOfNobody,
};

export const updateToAnonymous = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.updateTable('bookings').set(nobody).where('id', 'in', ids).execute();
};

/** Removes the guests from confirmed stays that ended on `until` or before; at most `limit` of them. */
export const updateOldToAnonymous = async (
  db: Database,
  until: StayDate,
  limit: number,
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .set(nobody)
    .where('id', 'in', (old) =>
      old
        .selectFrom('bookings')
        .select('id')
        .where('status', '=', 'CONFIRMED')
        .where('guestName', 'is not', null)
        .where('endDate', '<=', until)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Deletes requests that were never confirmed and ended on `until` or before; at most `limit` of them. */
export const deleteOldRequests = async (
  db: Database,
  until: StayDate,
  limit: number,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('bookings')
    .where('id', 'in', (old) =>
      old
        .selectFrom('bookings')
        .select('id')
        .where('status', 'in', ['PENDING', 'REJECTED'])
        .where('endDate', '<=', until)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
