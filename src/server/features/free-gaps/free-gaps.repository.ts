import type { Database } from '#server/database/database.types.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';

/** The confirmed stays and blocks that hold a day of [from, until), except one. */
export const listHolding = (db: Database, { from, until }: DayInterval, exceptId: number) =>
  db
    .selectFrom('bookings')
    .select(['startDate', 'endDate', 'status'])
    .where('status', 'in', ['CONFIRMED', 'NOT_AVAILABLE'])
    .where('startDate', '<', until)
    .where('occupiedUntil', '>', from)
    .where('id', '!=', exceptId)
    .execute();
