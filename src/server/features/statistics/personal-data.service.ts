import type { Database } from '#server/database/database.types.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { deleteArrivalsOf, deleteOldArrivals, updateToFinal } from './statistics.repository.ts';

/**
 * Deletes the names of arrivals to stays that ended on `until` or before; declared counts stay. At most
 * `limit` of them.
 */
export const forgetOldArrivals = async (
  db: Database,
  until: StayDate,
  limit: number,
): Promise<number> => {
  await updateToFinal(db, { from: '', to: until });
  return deleteOldArrivals(db, until, limit);
};

/** Deletes the names of the arrivals to these stays, whose days stand as they were declared. */
export const eraseArrivals = async (
  tx: Database,
  stays: readonly { id: number; startDate: StayDate; endDate: StayDate }[],
): Promise<void> => {
  await deleteArrivalsOf(
    tx,
    stays.map(({ id }) => id),
  );
  for (const { startDate, endDate } of stays) {
    await updateToFinal(tx, { from: startDate, to: endDate });
  }
};
