import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { getGuestInformation } from '#server/features/guest-information/guest-information.service.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { deleteArrivalsOf, deleteOldArrivals, updateToFinal } from './statistics.repository.ts';

/** Deletes the names of arrivals whose people's data have gone by themselves; what was declared stands. */
export const forgetOldArrivals = async (
  { database }: AppContext,
  now: Date,
  limit: number,
): Promise<number> => {
  const { partyDays } = await getGuestInformation(database);
  const until = addDays(todayAtHouse(now), -partyDays);
  await updateToFinal(database, { from: '', to: until });
  return deleteOldArrivals(database, until, limit);
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
