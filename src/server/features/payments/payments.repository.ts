import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { DamageEntriesTable, PaymentsTable } from '#server/database/tables/payments.table.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { StaySource } from '#shared/bookings/stay-sources.ts';
import { foldText } from '#shared/fold-text.ts';
import type { DamageEntry, Payment, PaymentMethod } from '#shared/money/account.ts';

const paymentColumns = [
  'payments.id',
  'payments.bookingId',
  'payments.date',
  'payments.amountCents',
  'payments.method',
  'payments.note',
  'payments.annulledAt',
  'payments.annulReason',
] as const;

type Row = Omit<Payment, 'receipt'> & {
  receiptYear: number | null;
  receiptNumber: number | null;
};

const toPayment = ({ receiptYear: year, receiptNumber: number, ...row }: Row): Payment => ({
  ...row,
  receipt: year === null || number === null ? null : { year, number },
});

/** Payments with the number of their receipt, unless another one annuls it. */
const paymentsWithReceipts = (db: Database) =>
  db
    .selectFrom('payments')
    .leftJoin('receipts', (join) =>
      join
        .onRef('receipts.paymentId', '=', 'payments.id')
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('receipts as later')
                .select('later.id')
                .whereRef('later.annulsId', '=', 'receipts.id'),
            ),
          ),
        ),
    )
    .select(paymentColumns)
    .select(['receipts.year as receiptYear', 'receipts.number as receiptNumber']);

/** The payments of these stays, the earliest first. */
export const listPayments = async (db: Database, ids: readonly number[]): Promise<Payment[]> => {
  if (ids.length === 0) return [];
  const rows = await paymentsWithReceipts(db)
    .where('payments.bookingId', 'in', ids)
    .orderBy('payments.bookingId')
    .orderBy('payments.date')
    .orderBy('payments.id')
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
  const rows = await paymentsWithReceipts(db)
    .leftJoin('bookings', 'bookings.id', 'payments.bookingId')
    .select(['payments.kept', 'bookings.startDate', 'bookings.endDate', 'bookings.source'])
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

/** A payment that a search finds, with its guest's name; null once the guest was erased. */
export type FoundPayment = Omit<Payment, 'id' | 'bookingId' | 'annulReason' | 'receipt'> & {
  bookingId: number;
  guestName: string | null;
};

/** One word of a search. */
export type PaymentWord = {
  /** Folded. */
  word: string;
  /** The ways of paying that it names. */
  methods: readonly PaymentMethod[];
  /** The sum that it is. */
  cents: number | null;
};

/** What a payment or refund with this word has: it in the note, that way, or that sum. */
const placesOf = ({ word, methods, cents }: PaymentWord): RawBuilder<SqlBool>[] => [
  sql`instr(payments.search_text, ${word}) > 0`,
  ...methods.map((method) => sql<SqlBool>`payments.method = ${method}`),
  ...(cents === null ? [] : [sql<SqlBool>`payments.amount_cents IN (${cents}, ${-cents})`]),
];

/** The payments of stays that have each word, the latest first, and how many there are in all. */
export const findPaymentsWith = async (
  db: Database,
  words: readonly PaymentWord[],
  limit: number,
): Promise<{ total: number; payments: FoundPayment[] }> => {
  const found = db
    .selectFrom('payments')
    .where('payments.bookingId', 'is not', null)
    .where(({ and, or }) => and(words.map((word) => or(placesOf(word)))));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const payments = await found
    .leftJoin('bookings', 'bookings.id', 'payments.bookingId')
    .select(['payments.bookingId', 'payments.date', 'payments.amountCents', 'payments.method'])
    .select(['payments.note', 'payments.annulledAt', 'bookings.guestName'])
    .orderBy('payments.date', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit)
    .$narrowType<{ bookingId: number }>()
    .execute();
  return { total, payments };
};

export const findPayment = async (db: Database, id: number): Promise<Payment | undefined> => {
  const row = await paymentsWithReceipts(db).where('payments.id', '=', id).executeTakeFirst();
  return row && toPayment(row);
};

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
    .values({ ...row, searchText: foldText(row.note) })
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

/** The payments of a stay with a receipt that nothing annuls. */
const receiptedIn = (db: Database, bookingId: number) =>
  db
    .selectFrom('receipts')
    .leftJoin('receipts as later', 'later.annulsId', 'receipts.id')
    .select('receipts.paymentId')
    .where('receipts.bookingId', '=', bookingId)
    .where('receipts.paymentId', 'is not', null)
    .where('later.id', 'is', null)
    .$narrowType<{ paymentId: number }>();

/** Annuls the payments that presses on 'paid' entered for a stay, except those with a receipt. */
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
    .where('id', 'not in', receiptedIn(tx, bookingId))
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
