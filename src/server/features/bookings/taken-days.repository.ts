import { type RawBuilder, type SqlBool, sql } from 'kysely';
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
