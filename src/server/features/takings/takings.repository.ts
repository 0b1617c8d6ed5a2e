import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';

/** Payments of these days whose receipt has a revenue stamp, unless another receipt annuls it. */
export const listStampedPayments = async (
  db: Database,
  { from, until }: DayInterval,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('receipts', 'receipts.paymentId', 'payments.id')
    .leftJoin('receipts as later', 'later.annulsId', 'receipts.id')
    .select('payments.id')
    .where('payments.date', '>=', from)
    .where('payments.date', '<', until)
    .where('later.id', 'is', null)
    .where(sql<boolean>`receipts.snapshot ->> '$.stamp'`)
    .execute();
  return rows.map(({ id }) => id);
};

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
