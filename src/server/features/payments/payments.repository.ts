import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { DamageEntriesTable, PaymentsTable } from '#server/database/tables/payments.table.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { StaySource } from '#shared/bookings/stay-sources.ts';
import type { DamageEntry, Payment } from '#shared/money/account.ts';

const paymentColumns = [
  'id',
  'bookingId',
  'date',
  'amountCents',
  'method',
  'note',
  'annulledAt',
  'annulReason',
] as const;

/** Receipts belong to payments from decision 'Receipts' on. */
const toPayment = (row: Omit<Payment, 'receipt'>): Payment => ({ ...row, receipt: null });

/** The payments of these stays, the earliest first. */
export const listPayments = async (db: Database, ids: readonly number[]): Promise<Payment[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('payments')
    .select(paymentColumns)
    .where('bookingId', 'in', ids)
    .orderBy('bookingId')
    .orderBy('date')
    .orderBy('id')
    .execute();
  return rows.map(toPayment);
};

/** Days and source of an erased stay. */
type KeptStay = { startDate: StayDate; endDate: StayDate; source: StaySource };

/** A payment with the days and source of its stay, be it erased. */
export type PaymentOfStay = Payment & { stay: KeptStay };

/** Payments and refunds of [from, until) that were not annulled, the earliest first. */
export const listPaymentsOfDays = async (
  db: Database,
  from: StayDate,
  until: StayDate,
): Promise<PaymentOfStay[]> => {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('bookings', 'bookings.id', 'payments.bookingId')
    .select([...paymentColumns.map((column) => `payments.${column}` as const), 'payments.kept'])
    .select(['bookings.startDate', 'bookings.endDate', 'bookings.source'])
    .where('payments.date', '>=', from)
    .where('payments.date', '<', until)
    .where('payments.annulledAt', 'is', null)
    .orderBy('payments.date')
    .orderBy('payments.id')
    .execute();
  return rows.map(({ kept, startDate, endDate, source, ...row }) => ({
    ...toPayment(row),
    stay: kept === null ? ({ startDate, endDate, source } as KeptStay) : JSON.parse(kept),
  }));
};

export const findPayment = (db: Database, id: number) =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** The stay's sum of what came, which lists find by an index. Called after each write of a payment. */
const updateCame = async (tx: Database, bookingId: number): Promise<void> => {
  await sql`
    UPDATE bookings SET (came_cents, came_at) = (
      SELECT coalesce(sum(amount_cents), 0), max(created_at) FROM payments
      WHERE booking_id = ${bookingId} AND annulled_at IS NULL
    )
    WHERE id = ${bookingId}`.execute(tx);
};

type NewPayment = Pick<PaymentsTable, 'date' | 'amountCents' | 'method' | 'createdAt'> & {
  bookingId: number;
  note: string;
  isMark: 0 | 1;
};

/** Its id. */
export const insertPayment = async (tx: Database, row: NewPayment): Promise<number> => {
  const { id } = await tx
    .insertInto('payments')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateCame(tx, row.bookingId);
  return id;
};

type Annulled = { annulledAt: string; annulReason: string };

export const updatePaymentToAnnulled = async (
  tx: Database,
  { id, bookingId }: { id: number; bookingId: number },
  annulled: Annulled,
): Promise<void> => {
  await tx.updateTable('payments').set(annulled).where('id', '=', id).execute();
  await updateCame(tx, bookingId);
};

/** Annuls what presses on 'paid' entered for a stay. */
export const annulMarks = async (
  tx: Database,
  bookingId: number,
  annulled: Annulled,
): Promise<void> => {
  await tx
    .updateTable('payments')
    .set(annulled)
    .where('bookingId', '=', bookingId)
    .where('isMark', '=', 1)
    .where('annulledAt', 'is', null)
    .execute();
  await updateCame(tx, bookingId);
};

const damageColumns = [
  'id',
  'kind',
  'date',
  'amountCents',
  'method',
  'note',
  'annulledAt',
  'annulReason',
] as const;

/** The steps of the damage deposits of these stays, the earliest first. */
export const listDamageEntries = async (
  db: Database,
  ids: readonly number[],
): Promise<(DamageEntry & { bookingId: number })[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('damageEntries')
        .select([...damageColumns, 'bookingId'])
        .where('bookingId', 'in', ids)
        .orderBy('bookingId')
        .orderBy('date')
        .orderBy('id')
        .execute();

export const findDamageEntry = (db: Database, id: number) =>
  db.selectFrom('damageEntries').selectAll().where('id', '=', id).executeTakeFirst();

type NewEntry = Pick<
  DamageEntriesTable,
  'bookingId' | 'kind' | 'date' | 'amountCents' | 'method' | 'createdAt'
> & { note: string };

export const insertDamageEntry = async (tx: Database, row: NewEntry): Promise<void> => {
  await tx.insertInto('damageEntries').values(row).execute();
};

export const updateEntryToAnnulled = async (
  tx: Database,
  id: number,
  annulled: Annulled,
): Promise<void> => {
  await tx.updateTable('damageEntries').set(annulled).where('id', '=', id).execute();
};
