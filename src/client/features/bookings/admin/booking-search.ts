import { type BookingStatus, bookingStatuses } from '#shared/occupancy.ts';
import { isStayDate, type Month } from '#shared/stay-dates.ts';

const bookingSorts = ['date', 'created', 'name'] as const;
export type BookingSort = (typeof bookingSorts)[number];

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
};

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);

const isMonth = (value: unknown): value is Month =>
  typeof value === 'string' && isStayDate(`${value}-01`);

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Reads an address that anybody may have typed. What makes no sense is named as undefined: what a
 * route leaves out, its router passes on unread.
 */
export const parseBookingSearch = (search: Record<string, unknown>): BookingSearch => {
  const sort = oneOf(bookingSorts, search.sort);
  return {
    booking: isId(search.booking) ? search.booking : undefined,
    q: asText(search.q) || undefined,
    status: oneOf(bookingStatuses, search.status),
    sort: sort === 'date' ? undefined : sort,
    past: search.past === true || undefined,
    month: isMonth(search.month) ? search.month : undefined,
  };
};
