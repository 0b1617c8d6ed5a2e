import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StayDate } from '#shared/stay-dates.ts';

type Day = StayDate | RawBuilder<StayDate>;

const longest = sql`(SELECT max(julianday(occupied_until) - julianday(start_date)) FROM bookings)`;

/**
 * Holds for every booking that reaches `day`: however many are over, it begins no further back than
 * the longest of all is long. Lets an index of beginnings find what ends later.
 */
export const beginsInReachOf = (day: Day): RawBuilder<SqlBool> =>
  sql`start_date >= date(${day}, '-' || ${longest} || ' days')`;

/** Takes a day from `from` (inclusive) to `until` (exclusive). */
export const takesDayOf = (from: Day, until: Day): RawBuilder<SqlBool> =>
  sql`${beginsInReachOf(from)} AND start_date < ${until} AND occupied_until > ${from}`;
