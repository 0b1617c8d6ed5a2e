import type { Database } from '#server/database/database.types.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import {
  deleteOldReceipts,
  forgetOldSent,
  forgetSentOf,
  listSeen,
  listTransmissions,
} from './police.repository.ts';

/** The reports to the police about these stays. */
export const findSentOf = (db: Database, bookingIds: readonly number[]) =>
  listTransmissions(db, { bookingIds, people: [] });

export const findSeen = listSeen;

export const eraseSent = forgetSentOf;

/** Empties the reports of guests who left on `until` or before; at most `limit` of them. */
export const forgetOldTransmissions = forgetOldSent;

/** Receipts of this day and before. */
export const forgetOldReceipts = (db: Database, until: StayDate): Promise<number> =>
  deleteOldReceipts(db, until);
