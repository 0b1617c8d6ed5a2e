import type { Database } from '#server/database/database.types.ts';
import { findBooking } from './bookings.repository.ts';
import {
  type ExportedRow,
  insertSameStay,
  listExportedRows,
  listOverlapRows,
  type OverlapRow,
  syncBlockRows,
} from './imported-blocks.repository.ts';

// What the calendars of other sites do with the bookings.

export type Overlap = OverlapRow;
export type ExportedBooking = ExportedRow;

export const syncImportedBlocks = syncBlockRows;
export const listOverlaps = listOverlapRows;
export const listExported = listExportedRows;

/**
 * Notes that a confirmed stay and the nights of another calendar are one and the same, so that they are
 * no conflict. False when there are no such two.
 */
export const markSameStay = async (
  tx: Database,
  pair: { stayId: number; blockId: number },
): Promise<boolean> => {
  const stay = await findBooking(tx, pair.stayId);
  const block = await findBooking(tx, pair.blockId);
  if (stay?.status !== 'CONFIRMED' || !block?.isBlocked || block.origin === null) return false;
  await insertSameStay(tx, pair);
  return true;
};
