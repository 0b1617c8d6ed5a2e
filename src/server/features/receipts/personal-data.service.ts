import type { Database } from '#server/database/database.types.ts';
import { deleteReceiptsUntil, listReceiptsOfStays } from './receipts.repository.ts';
import { snapshotOf } from './receipts.service.ts';

/** The receipts of these stays with who paid, for an export. */
export const findReceiptsOf = async (db: Database, bookingIds: readonly number[]) =>
  (await listReceiptsOfStays(db, bookingIds)).map((row) => ({
    ...row,
    payer: snapshotOf(row).payer,
  }));

/** Receipts of this day and before. Returns how many. */
export const forgetOldReceipts = deleteReceiptsUntil;
