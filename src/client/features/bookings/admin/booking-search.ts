import { parseOpened, parsePage, parseSearchText } from '#client/ui/search-params.ts';
import type { BookingSort } from '#shared/bookings/booking-lists.schema.ts';
import { type BookingState, bookingStates } from '#shared/bookings/status-labels.ts';
import { isMonth, isStayDate, type Month, type StayDate } from '#shared/bookings/stay-dates.ts';
import { type StaySource, staySources } from '#shared/bookings/stay-sources.ts';

// Not imported from the schema, because routes load this file eagerly.
const bookingSorts: readonly BookingSort[] = ['date', 'created', 'name'];

/** What can be entered: a stay, or days that are blocked. */
const entries = ['stay', 'block'] as const;

/** The view in the URL, so that it can be linked to. */
export type BookingSearch = {
  /** What is being entered in a dialog. */
  enter?: (typeof entries)[number] | undefined;
  /** Days drawn in the calendar: of what is entered, or other ones for the open booking. */
  from?: StayDate | undefined;
  to?: StayDate | undefined;
  /** The calendar in the place of the list, where only one of them fits. */
  view?: 'calendar' | undefined;
  /** The id of the open booking. */
  booking?: number | undefined;
  q?: string | undefined;
  status?: BookingState | undefined;
  source?: StaySource | undefined;
  /** Defaults to the date. */
  sort?: BookingSort | undefined;
  /** Stays that are to be paid. */
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

/** What is open over the list and the calendar. */
const opened = { enter: undefined, booking: undefined, from: undefined, to: undefined };

/** The address without what is open. */
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
  const sort = oneOf(bookingSorts, search.sort);
  return {
    enter: oneOf(entries, search.enter),
    from: parseDay(search.from),
    to: parseDay(search.to),
    view: search.view === 'calendar' ? 'calendar' : undefined,
    booking: booking === 'new' ? undefined : booking,
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

/** Whether the list has past bookings, too: who looks for a name, a month or a balance wants them. */
export const looksBack = ({ past, q, unpaid, month }: BookingSearch): boolean =>
  [past, q, unpaid, month].some(Boolean);
