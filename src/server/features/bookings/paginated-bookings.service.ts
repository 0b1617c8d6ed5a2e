import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { debtsOf } from '#shared/bookings/balance.ts';
import type {
  BookingsFileInput,
  PaginatedBookings,
  PaginatedBookingsInput,
} from '#shared/bookings/booking-lists.schema.ts';
import type { StaffBooking } from '#shared/bookings/bookings.schema.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';
import { addMonths, firstDayOf, type Month, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { foldedWords } from '#shared/fold-text.ts';
import { bookingsCsv } from './bookings-csv.ts';
import {
  type BookingFilter,
  countBookingsOf,
  hasBookings,
  listBookingsOf,
  listOpenSumsOf,
} from './paginated-bookings.repository.ts';
import { withoutSample } from './sample-bookings.service.ts';

type Range = { limit: number; offset: number };

const daysOf = (month: Month): DayInterval => ({
  from: firstDayOf(month),
  until: firstDayOf(addMonths(month, 1)),
});

/** A month, a guest or a balance is looked for in the past, too. */
const looksBack = ({ past, month, unpaid, search = '' }: BookingsFileInput): boolean =>
  past || month !== undefined || unpaid === true || foldedWords(search).length > 0;

type Parts = Pick<AppContext, 'clock' | 'database'>;

const filterOf = ({ clock }: Pick<Parts, 'clock'>, wish: BookingsFileInput): BookingFilter => {
  const { sort, search, status, source, unpaid, month } = wish;
  return {
    part: looksBack(wish) ? 'all' : 'coming',
    today: todayAtHouse(clock.now()),
    ...{ sort, search, status, source, unpaid },
    days: month ? daysOf(month) : undefined,
  };
};

/** Coming bookings first, the next one on top; then past ones, the latest on top. */
const listAllByDate = async (
  db: Database,
  filter: BookingFilter,
  { limit, offset }: Range,
): Promise<StaffBooking[]> => {
  const coming = { ...filter, part: 'coming' } as const;
  const first = await listBookingsOf(db, coming, { limit, offset });
  const rest = await listBookingsOf(
    db,
    { ...filter, part: 'over' },
    {
      limit: limit - first.length,
      offset: Math.max(0, offset - (await countBookingsOf(db, coming)).total),
    },
  );
  return [...first, ...rest];
};

/** Debts are listed from the oldest on. */
const listInOrder = (db: Database, filter: BookingFilter, range: Range): Promise<StaffBooking[]> =>
  filter.sort === 'date' && filter.part === 'all' && !filter.unpaid
    ? listAllByDate(db, filter, range)
    : listBookingsOf(db, filter, range);

/** One page of the bookings that a view of the back office lists, in its order. */
export const listPaginatedBookings = async (
  app: Parts,
  { page, limit, ...wish }: PaginatedBookingsInput,
): Promise<PaginatedBookings> => {
  const { database } = app;
  const filter = filterOf(app, wish);
  return {
    bookings: await listInOrder(database, filter, { limit, offset: (page - 1) * limit }),
    ...(await countBookingsOf(database, filter)),
    debts: filter.unpaid ? debtsOf(await listOpenSumsOf(database, filter), filter.today) : null,
    isEmpty: !(await hasBookings(database)),
  };
};

/** All pages of such a list but the sample's, as a table for a spreadsheet. */
export const writeBookingsFile = async (
  app: AppContext,
  wish: BookingsFileInput,
): Promise<string> => {
  const everything = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };
  const { database } = app;
  const listed = await listInOrder(database, filterOf(app, wish), everything);
  return bookingsCsv(await withoutSample(database, listed));
};
