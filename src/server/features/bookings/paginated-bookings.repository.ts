import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { BookingRow } from '#server/database/tables/bookings.table.ts';
import type { BookingSort } from '#shared/bookings/booking-lists.schema.ts';
import type { StaffBooking } from '#shared/bookings/bookings.schema.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';
import type { BookingState } from '#shared/bookings/status-labels.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { StaySource } from '#shared/bookings/stay-sources.ts';
import { foldedWords } from '#shared/fold-text.ts';
import { isSameStay, isUnpaid, openCents } from './booking-lists.repository.ts';
import { toStaffBooking } from './booking-rows.ts';
import { selectStaffBookings } from './bookings.repository.ts';
import { beginsInReachOf, takesDayOf } from './taken-days.repository.ts';

/** Which bookings: past ones, coming ones, or all. A stay is not past on its day of departure. */
type Part = 'coming' | 'over' | 'all';

export type BookingFilter = {
  part: Part;
  today: StayDate;
  sort: BookingSort;
  /** Each word is in the guest's name or address, or in the reason of a block. */
  search?: string | undefined;
  status?: BookingState | undefined;
  source?: StaySource | undefined;
  /** Confirmed stays that are not noted as paid. */
  unpaid?: boolean | undefined;
  /** At least one of these days is taken. */
  days?: DayInterval | undefined;
};

// Sorting by date uses the index on the start date, so the range of start dates is bounded. Every other
// order has its own index.
const comingConditions = ({ today, sort }: BookingFilter): RawBuilder<SqlBool>[] => [
  sql`end_date >= ${today}`,
  ...(sort === 'date' ? [beginsInReachOf(today)] : []),
];

const partConditions = (filter: BookingFilter): RawBuilder<SqlBool>[] => {
  const { part, today } = filter;
  if (part === 'coming') return comingConditions(filter);
  return part === 'over' ? [sql`end_date < ${today} AND start_date < ${today}`] : [];
};

const stateConditions = (state: BookingState): RawBuilder<SqlBool>[] => {
  if (state === 'CANCELLED') return [sql`cancelled_at IS NOT NULL`];
  const own = sql<SqlBool>`status = ${state}`;
  return state === 'REJECTED' ? [own, sql`cancelled_at IS NULL`] : [own];
};

const conditionsOf = (filter: BookingFilter): RawBuilder<SqlBool>[] => {
  const { status, source, unpaid, days, search = '' } = filter;
  return [
    ...partConditions(filter),
    // The completed stay represents them.
    sql<SqlBool>`NOT ${isSameStay}`,
    ...(status ? stateConditions(status) : []),
    ...(source ? [sql<SqlBool>`source = ${source} AND status <> 'NOT_AVAILABLE'`] : []),
    ...(unpaid ? [isUnpaid()] : []),
    ...(days ? [takesDayOf(days.from, days.until)] : []),
    ...foldedWords(search).map((word) => sql<SqlBool>`instr(search_text, ${word}) > 0`),
  ];
};

const comingOrder = sql`start_date, id`;
const overOrder = sql`start_date DESC, id DESC`;

const orderOf = ({ sort, part }: BookingFilter): RawBuilder<unknown> => {
  if (sort === 'created') return sql`created_at DESC, start_date, id`;
  if (sort === 'name') return sql`status = 'NOT_AVAILABLE', search_text, start_date, id`;
  return part === 'over' ? overOrder : comingOrder;
};

export const listBookingsOf = async (
  db: Database,
  filter: BookingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StaffBooking[]> => {
  const rows = await selectStaffBookings(db)
    .where((where) => where.and(conditionsOf(filter)))
    .orderBy(orderOf(filter))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toStaffBooking);
};

type Counts = {
  total: number;
  /** Rejected or cancelled. */
  refused: number;
};

export const countBookingsOf = (db: Database, filter: BookingFilter): Promise<Counts> =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', '=', 'REJECTED').as('refused'),
    ])
    .where((where) => where.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow();

/** The days and open sums of all pages, the earliest first. */
export const listOpenSumsOf = (
  db: Database,
  filter: BookingFilter,
): Promise<(Pick<BookingRow, 'startDate' | 'endDate'> & { openCents: number })[]> =>
  db
    .selectFrom('bookings')
    .select(['startDate', 'endDate', openCents])
    .where((where) => where.and(conditionsOf(filter)))
    .orderBy('startDate')
    .execute();

export const hasBookings = async (db: Database): Promise<boolean> => {
  const row = await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
};
