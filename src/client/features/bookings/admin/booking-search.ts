import { laterPage, openedThing, searchedText } from '#client/ui/search-params.ts';
import type { BookingSort } from '#shared/bookings.schema.ts';
import { type BookingStatus, bookingStatuses } from '#shared/occupancy.ts';
import { isMonth, type Month } from '#shared/stay-dates.ts';

// Not from the schema: what reads a screen's address is part of every page's first script.
const bookingSorts: readonly BookingSort[] = ['date', 'created', 'name'];

/** What the bookings screen keeps in its address, so that a view can be linked to and gone back to. */
export type BookingSearch = {
  /** The booking that is open. */
  booking?: number | undefined;
  q?: string | undefined;
  status?: BookingStatus | undefined;
  /** By date where it is left out. */
  sort?: BookingSort | undefined;
  past?: true | undefined;
  month?: Month | undefined;
  /** The first where it is left out. */
  page?: number | undefined;
};

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);

/**
 * Reads an address that anybody may have typed. What makes no sense is named as undefined: what a
 * route leaves out, its router passes on unread.
 */
export const parseBookingSearch = (search: Record<string, unknown>): BookingSearch => {
  const opened = openedThing(search.booking);
  const sort = oneOf(bookingSorts, search.sort);
  return {
    booking: opened === 'new' ? undefined : opened,
    q: searchedText(search.q),
    status: oneOf(bookingStatuses, search.status),
    sort: sort === 'date' ? undefined : sort,
    past: search.past === true || undefined,
    month: typeof search.month === 'string' && isMonth(search.month) ? search.month : undefined,
    page: laterPage(search.page),
  };
};
