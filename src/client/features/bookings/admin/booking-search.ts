import { parseOpened, parsePage, parseSearchText } from '#client/ui/search-params.ts';
import type { BookingSort } from '#shared/bookings/booking-lists.schema.ts';
import { type BookingState, bookingStates } from '#shared/bookings/status-labels.ts';
import { isMonth, isStayDate, type Month, type StayDate } from '#shared/bookings/stay-dates.ts';
import { type StaySource, staySources } from '#shared/bookings/stay-sources.ts';

// Not imported from the schema, because routes load this file eagerly.
const bookingSorts: readonly BookingSort[] = ['date', 'created', 'name'];

/** Dialogs for new entries: a stay, a block, or an offer. */
const entries = ['stay', 'block', 'offer'] as const;
export type Entry = (typeof entries)[number];

/** The view in the URL, so that it can be linked to. */
export type BookingSearch = {
  /** The open entry dialog. */
  enter?: Entry | undefined;
  /** Days drawn in the calendar, for a new entry or for the open booking. */
  from?: StayDate | undefined;
  to?: StayDate | undefined;
  /** The calendar instead of the list, on screens with room for one. */
  view?: 'calendar' | undefined;
  /** The id of the open booking. */
  booking?: number | undefined;
  /** A stay of the guest whose card is open, or who books again. */
  guest?: number | undefined;
  q?: string | undefined;
  status?: BookingState | undefined;
  source?: StaySource | undefined;
  /** Defaults to the date. */
  sort?: BookingSort | undefined;
  /** Stays with an open balance. */
  unpaid?: true | undefined;
  past?: true | undefined;
  month?: Month | undefined;
  page?: number | undefined;
};

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);

const parseDay = (value: unknown): StayDate | undefined =>
  typeof value === 'string' && isStayDate(value) ? value : undefined;

/** The days drawn in the calendar, if both ends are in the address. */
export const drawnDays = ({ from, to }: BookingSearch) =>
  from && to ? { startDate: from, endDate: to } : undefined;

/** Everything open over the list and the calendar. */
const opened = {
  enter: undefined,
  booking: undefined,
  guest: undefined,
  from: undefined,
  to: undefined,
};

/** The address without open dialogs. */
export const closed = (search: BookingSearch): BookingSearch => ({ ...search, ...opened });

/** Goes back to the first page. */
export const withMonth = (search: BookingSearch, month?: Month): BookingSearch => ({
  ...search,
  month,
  page: undefined,
});

/** Returns every key, even if undefined: the router passes omitted keys through unvalidated. */
export const parseBookingSearch = (search: Record<string, unknown>): BookingSearch => {
  const booking = parseOpened(search.booking);
  const guest = parseOpened(search.guest);
  const sort = oneOf(bookingSorts, search.sort);
  return {
    enter: oneOf(entries, search.enter),
    from: parseDay(search.from),
    to: parseDay(search.to),
    view: search.view === 'calendar' ? 'calendar' : undefined,
    booking: booking === 'new' ? undefined : booking,
    guest: guest === 'new' ? undefined : guest,
    q: parseSearchText(search.q),
    status: oneOf(bookingStates, search.status),
    source: oneOf(staySources, search.source),
    sort: sort === 'date' ? undefined : sort,
    unpaid: search.unpaid === true || undefined,
    past: search.past === true || undefined,
    month: typeof search.month === 'string' && isMonth(search.month) ? search.month : undefined,
    page: parsePage(search.page),
  };
};

/** Whether the list has every stay with an open balance, and nothing else narrows it. */
export const isAllUnpaid = ({ unpaid, q, status, source, month }: BookingSearch): boolean =>
  unpaid === true && ![q, status, source, month].some(Boolean);

/** Whether the list includes past bookings: a search by name, month or balance does. */
export const looksBack = ({ past, q, unpaid, month }: BookingSearch): boolean =>
  [past, q, unpaid, month].some(Boolean);
