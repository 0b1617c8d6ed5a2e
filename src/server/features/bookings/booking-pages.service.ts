import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import type { BookingPage, PageOfBookingsInput, StaffBooking } from '#shared/bookings.schema.ts';
import type { DayInterval } from '#shared/occupancy.ts';
import { addMonths, firstDayOf, type Month, todayAtHouse } from '#shared/stay-dates.ts';
import {
  type BookingFilter,
  countBookingsOf,
  hasBookings,
  listBookingsOf,
  type Part,
} from './booking-pages.repository.ts';

const daysOf = (month: Month): DayInterval => ({
  from: firstDayOf(month),
  until: firstDayOf(addMonths(month, 1)),
});

/** What a view lists one after the other. A chosen month shows its past days, too. */
const partsOf = ({ sort, past, month }: PageOfBookingsInput): Part[] => {
  const withPast = past || month !== undefined;
  if (sort === 'date') return withPast ? ['coming', 'over'] : ['coming'];
  return [withPast ? 'all' : 'coming'];
};

type Found = { bookings: StaffBooking[]; total: number };

const findPage = async (
  db: Database,
  filters: readonly BookingFilter[],
  { page, limit }: { page: number; limit: number },
): Promise<Found> => {
  const offset = (page - 1) * limit;
  const found: Found = { bookings: [], total: 0 };
  for (const filter of filters) {
    const range = {
      limit: limit - found.bookings.length,
      offset: Math.max(0, offset - found.total),
    };
    found.bookings.push(...(await listBookingsOf(db, filter, range)));
    found.total += await countBookingsOf(db, filter);
  }
  return found;
};

/** One page of the bookings that a view of the back office shows, in its order. */
export const getBookingPage = async (
  { database, clock }: AppContext,
  input: PageOfBookingsInput,
): Promise<BookingPage> => {
  const { search, status, sort, month } = input;
  const today = todayAtHouse(clock.now());
  const days = month ? daysOf(month) : undefined;
  const filters = partsOf(input).map((part) => ({ part, today, sort, search, status, days }));
  const found = await findPage(database, filters, input);
  return { ...found, isEmpty: !(await hasBookings(database)) };
};
