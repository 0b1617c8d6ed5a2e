import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

type Day = StayDate | RawBuilder<StayDate>;

const longest = sql`(SELECT max(julianday(occupied_until) - julianday(start_date)) FROM bookings)`;

/**
 * True for every booking that can reach `day`: it starts no earlier than the length of the longest
 * booking before it. Bounds the start date, so that an index on it finds bookings by their end too.
 */
export const beginsInReachOf = (day: Day): RawBuilder<SqlBool> =>
  sql`start_date >= date(${day}, '-' || ${longest} || ' days')`;

/** Occupies a day from `from` (inclusive) to `until` (exclusive). */
export const takesDayOf = (from: Day, until: Day): RawBuilder<SqlBool> =>
  sql`${beginsInReachOf(from)} AND start_date < ${until} AND occupied_until > ${from}`;

/**
 * Whether a confirmed stay or a block holds a day of [from, until). Ignores `exceptId`, and nights of
 * another calendar that staff marked as the same stay.
 */
export const hasHeldDays = async (
  db: Database,
  { from, until }: { from: StayDate; until: StayDate },
  exceptId = 0,
): Promise<boolean> => {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', 'in', ['CONFIRMED', 'NOT_AVAILABLE'])
    .where('startDate', '<', until)
    .where('occupiedUntil', '>', from)
    .where('id', '!=', exceptId)
    .where('id', 'not in', (same) =>
      same.selectFrom('sameStays').select('blockId').where('stayId', '=', exceptId),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
