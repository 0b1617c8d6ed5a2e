import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { getGuestInformation } from '#server/features/guest-information/guest-information.service.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import {
  deleteOldReceipts,
  forgetOldSent,
  forgetSentOf,
  listSeen,
  listTransmissions,
} from './police.repository.ts';

/** What was sent to the police about these stays. */
export const findSentOf = (db: Database, bookingIds: readonly number[]) =>
  listTransmissions(db, { bookingIds, people: [] });

export const findSeen = listSeen;

export const eraseSent = forgetSentOf;

/** Empties what was sent about guests who left as long ago as the owners have set. */
export const forgetOldTransmissions = async (
  { database }: AppContext,
  now: Date,
  limit: number,
): Promise<number> => {
  const { partyDays } = await getGuestInformation(database);
  return forgetOldSent(database, addDays(todayAtHouse(now), -partyDays), limit);
};

/** Receipts of this day and before. */
export const forgetOldReceipts = (db: Database, until: StayDate): Promise<number> =>
  deleteOldReceipts(db, until);
