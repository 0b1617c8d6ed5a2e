import { trpc } from '#client/trpc.ts';
import { type ListAddress, listQuery, listScreen } from '#client/ui/list-screen.tsx';
import { type BookingSearch, parseBookingSearch } from './booking-search.ts';

const PAGE_SIZE = 20;

/** The filters of the server's query, without the page. */
export const wishOf = ({ q, status, source, unpaid, month, past, sort }: BookingSearch) => ({
  search: q,
  ...{ status, source, unpaid, month, past, sort },
});

export const useBookings = (address: ListAddress<BookingSearch>) => {
  const { page = 1, ...search } = address.search;
  const query = trpc.bookings.page.useQuery(
    { page, limit: PAGE_SIZE, ...wishOf(search) },
    listQuery,
  );
  const list = listScreen({
    ...address,
    parse: parseBookingSearch,
    query,
    size: PAGE_SIZE,
    // A month is chosen in the calendar, unpaid stays by their tab.
    filters: ['q', 'status', 'source', 'past', 'sort'],
  });
  const { bookings = [], refused = 0, debts = null, isEmpty = false } = query.data ?? {};
  return { list, bookings, refused, debts, isEmpty };
};

export type Bookings = ReturnType<typeof useBookings>;
