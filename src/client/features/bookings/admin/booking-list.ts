import type { StaffBooking } from '#shared/bookings.schema.ts';
import { foldText } from '#shared/fold-text.ts';
import { occupiedInterval } from '#shared/occupancy.ts';
import { addMonths, firstDayOf, type Month, type StayDate } from '#shared/stay-dates.ts';
import type { BookingSearch, BookingSort } from './booking-search.ts';
import { bookingName } from './booking-words.ts';

/** Over since yesterday or longer: the day of departure itself still counts. */
export const isPast = (booking: { endDate: StayDate }, today: StayDate): boolean =>
  booking.endDate < today;

/** A request that somebody is waiting to have answered. */
export const waitsForAnswer = (booking: StaffBooking, today: StayDate): boolean =>
  booking.status === 'PENDING' && !isPast(booking, today);

const matchesText = (booking: StaffBooking, query: string): boolean => {
  const texts = booking.isBlocked
    ? [bookingName(booking), booking.reason]
    : [bookingName(booking), booking.guest?.email ?? ''];
  return foldText(texts.join(' ')).includes(foldText(query));
};

const touchesMonth = (booking: StaffBooking, month: Month): boolean => {
  const { from, until } = occupiedInterval(booking);
  return from < firstDayOf(addMonths(month, 1)) && until > firstDayOf(month);
};

type Compare = (a: StaffBooking, b: StaffBooking) => number;

/** What comes next first; what is over last, the latest of it on top. */
const byDate =
  (today: StayDate): Compare =>
  (a, b) => {
    const past = Number(isPast(a, today)) - Number(isPast(b, today));
    if (past !== 0) return past;
    const order = a.startDate.localeCompare(b.startDate);
    return isPast(a, today) ? -order : order;
  };

const byCreation: Compare = (a, b) => b.createdAt.localeCompare(a.createdAt);

const byName: Compare = (a, b) =>
  Number(a.isBlocked) - Number(b.isBlocked) || bookingName(a).localeCompare(bookingName(b), 'it');

const compareBy = (sort: BookingSort, today: StayDate): Compare => {
  const compare = { date: byDate(today), created: byCreation, name: byName }[sort];
  return (a, b) => compare(a, b) || a.startDate.localeCompare(b.startDate) || a.id - b.id;
};

/** The bookings that a view shows, in its order. A chosen month shows its past days, too. */
export const listBookings = (
  bookings: readonly StaffBooking[],
  search: BookingSearch,
  today: StayDate,
): StaffBooking[] =>
  bookings
    .filter(
      (booking) =>
        (search.past || search.month || !isPast(booking, today)) &&
        (!search.status || booking.status === search.status) &&
        (!search.month || touchesMonth(booking, search.month)) &&
        (!search.q || matchesText(booking, search.q)),
    )
    .sort(compareBy(search.sort ?? 'date', today));
