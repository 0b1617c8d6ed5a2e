import type { Database } from '#server/database/database.types.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';

/** The stays whose damage deposit moved in these days. */
export const listStaysWithDeposits = async (
  db: Database,
  { from, until }: DayInterval,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('damageEntries')
    .select('bookingId')
    .distinct()
    .where('date', '>=', from)
    .where('date', '<', until)
    .where('annulledAt', 'is', null)
    .execute();
  return rows.map(({ bookingId }) => bookingId);
};
