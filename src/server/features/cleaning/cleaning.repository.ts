import type { Selectable } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { BookingsTable } from '#server/database/tables/bookings.table.ts';
import type { StayDate } from '#shared/stay-dates.ts';

export type UpcomingStay = Pick<
  Selectable<BookingsTable>,
  'id' | 'startDate' | 'endDate' | 'guestName' | 'numberOfGuests' | 'over12' | 'linen'
>;

/** Confirmed stays that end on this day or later, by their first day. */
export const listUpcomingStays = (
  db: Database,
  from: StayDate,
  limit: number,
): Promise<UpcomingStay[]> =>
  db
    .selectFrom('bookings')
    .select(['id', 'startDate', 'endDate', 'guestName', 'numberOfGuests', 'over12', 'linen'])
    .where('status', '=', 'CONFIRMED')
    .where('endDate', '>=', from)
    .orderBy('startDate')
    .orderBy('id')
    .limit(limit)
    .execute();
