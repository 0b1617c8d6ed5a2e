import type { Selectable } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type {
  ReceiptSettingsTable,
  ReceiptsTable,
} from '#server/database/tables/receipts.table.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

/** Each receipt with the numbers of what it annuls and of what annuls it. */
const receipts = (db: Database) =>
  db
    .selectFrom('receipts as receipt')
    .leftJoin('receipts as former', 'former.id', 'receipt.annulsId')
    .leftJoin('receipts as later', 'later.annulsId', 'receipt.id')
    .selectAll('receipt')
    .select(['former.year as annulsYear', 'former.number as annulsNumber'])
    .select(['later.year as annulledYear', 'later.number as annulledNumber']);

export type ReceiptRow = Awaited<ReturnType<ReturnType<typeof receipts>['execute']>>[number];

export const findNumberedReceipt = (
  db: Database,
  { year, number }: { year: number; number: number },
): Promise<ReceiptRow | undefined> =>
  receipts(db)
    .where('receipt.year', '=', year)
    .where('receipt.number', '=', number)
    .executeTakeFirst();

/** Stays' receipts with this number in one of the years, in no order. */
export const listReceiptsNumbered = (
  db: Database,
  number: number,
  years: readonly number[],
): Promise<ReceiptRow[]> =>
  receipts(db)
    .where('receipt.number', '=', number)
    .where('receipt.year', 'in', years)
    .where('receipt.bookingId', 'is not', null)
    .execute();

/** The latest first. */
export const listReceiptsOfYear = (db: Database, year: number): Promise<ReceiptRow[]> =>
  receipts(db).where('receipt.year', '=', year).orderBy('receipt.number', 'desc').execute();

/** In no order. */
export const listReceiptsOfStays = (
  db: Database,
  bookingIds: readonly number[],
): Promise<ReceiptRow[]> => receipts(db).where('receipt.bookingId', 'in', bookingIds).execute();

/** The latest of a stay. */
export const findLatestOfStay = (
  db: Database,
  bookingId: number,
): Promise<ReceiptRow | undefined> =>
  receipts(db)
    .where('receipt.bookingId', '=', bookingId)
    .orderBy('receipt.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The one of a payment that nothing has annulled. */
export const findValidReceipt = (
  db: Database,
  paymentId: number,
): Promise<ReceiptRow | undefined> =>
  receipts(db)
    .where('receipt.paymentId', '=', paymentId)
    .where('later.id', 'is', null)
    .executeTakeFirst();

/** 0 for a year without any. */
export const findLastNumber = async (db: Database, year: number): Promise<number> => {
  const row = await db
    .selectFrom('receipts')
    .select('number')
    .where('year', '=', year)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
};

export const listNumbers = async (db: Database, year: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('receipts')
    .select('number')
    .where('year', '=', year)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
};

export const hasReceiptWithUid = async (db: Database, uid: string): Promise<boolean> =>
  (await db.selectFrom('receipts').select('id').where('uid', '=', uid).executeTakeFirst()) !==
  undefined;

export const hasReceipts = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('receipts').select('id').limit(1).executeTakeFirst()) !== undefined;

export const insertReceipt = async (
  tx: Database,
  row: Omit<Selectable<ReceiptsTable>, 'id'>,
): Promise<void> => {
  await tx.insertInto('receipts').values(row).execute();
};

/**
 * Deletes the receipts given on this day or before, except those that a later receipt annuls: it would be deleted with
 * them. Returns how many.
 */
export const deleteReceiptsUntil = async (db: Database, day: StayDate): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('receipts')
    .where('date', '<=', day)
    .where('id', 'not in', (later) =>
      later
        .selectFrom('receipts')
        .select('annulsId')
        .where('date', '>', day)
        .where('annulsId', 'is not', null)
        .$narrowType<{ annulsId: number }>(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export const findReceiptSettings = (db: Database) =>
  db.selectFrom('receiptSettings').selectAll().executeTakeFirstOrThrow();

export const updateReceiptSettingsRow = async (
  tx: Database,
  row: Pick<Selectable<ReceiptSettingsTable>, 'stamps' | 'footnote' | 'isDoubted'>,
): Promise<void> => {
  await tx.updateTable('receiptSettings').set(row).execute();
};
