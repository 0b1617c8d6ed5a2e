import { type BookingStatus, bookingStatuses } from '#shared/occupancy.ts';
import { isStayDate, type Month } from '#shared/stay-dates.ts';

export const bookingSorts = ['date', 'created', 'name'] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** What the bookings screen keeps in its address, so that a view can be linked to and gone back to. */
export type BookingSearch = {
  /** The booking that is open. */
  booking?: number;
  q?: string;
  status?: BookingStatus;
  /** By date where it is left out. */
  sort?: BookingSort;
  past?: true;
  month?: Month;
};

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);

const isMonth = (value: unknown): value is Month =>
  typeof value === 'string' && isStayDate(`${value}-01`);

/** Reads an address that anybody may have typed: what makes no sense is left out. */
export const parseBookingSearch = (search: Record<string, unknown>): BookingSearch => {
  const { booking, q, month, past } = search;
  const status = oneOf(bookingStatuses, search.status);
  const sort = oneOf(bookingSorts, search.sort);
  return {
    ...(typeof booking === 'number' && Number.isInteger(booking) && booking > 0 && { booking }),
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q) }),
    ...(status && { status }),
    ...(sort && sort !== 'date' && { sort }),
    ...(past === true && { past }),
    ...(isMonth(month) && { month }),
  };
};
