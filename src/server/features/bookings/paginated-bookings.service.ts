import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import type { PaginatedBookings, PaginatedBookingsInput } from '#shared/booking-lists.schema.ts';
import type { StaffBooking } from '#shared/bookings.schema.ts';
import type { DayInterval } from '#shared/occupancy.ts';
import { addMonths, firstDayOf, type Month, todayAtHouse } from '#shared/stay-dates.ts';
import {
  type BookingFilter,
  countBookingsOf,
  hasBookings,
  listBookingsOf,
} from './paginated-bookings.repository.ts';

type Wish = Omit<BookingFilter, 'part'>;
type Range = { limit: number; offset: number };

const daysOf = (month: Month): DayInterval => ({
  from: firstDayOf(month),
  until: firstDayOf(addMonths(month, 1)),
});

/** Coming bookings first, the next one on top; then past ones, the latest on top. */
const listAllByDate = async (
  db: Database,
  wish: Wish,
  { limit, offset }: Range,
): Promise<StaffBooking[]> => {
  const coming = { ...wish, part: 'coming' } as const;
  const first = await listBookingsOf(db, coming, { limit, offset });
  const rest = await listBookingsOf(
    db,
    { ...wish, part: 'over' },
    {
      limit: limit - first.length,
      offset: Math.max(0, offset - (await countBookingsOf(db, coming))),
    },
  );
  return [...first, ...rest];
};

/** One page of the bookings that a view of the back office lists, in its order. */
export const listPaginatedBookings = async (
  { database, clock }: AppContext,
  { page, limit, search, status, source, month, past, sort }: PaginatedBookingsInput,
): Promise<PaginatedBookings> => {
  const today = todayAtHouse(clock.now());
  const wish = { today, sort, search, status, source, days: month ? daysOf(month) : undefined };
  // A selected month includes its past days.
  const filter = { ...wish, part: past || month ? 'all' : 'coming' } as const;
  const range = { limit, offset: (page - 1) * limit };
  const inTwoParts = sort === 'date' && filter.part === 'all';
  return {
    bookings: inTwoParts
      ? await listAllByDate(database, wish, range)
      : await listBookingsOf(database, filter, range),
    total: await countBookingsOf(database, filter),
    isEmpty: !(await hasBookings(database)),
  };
};
