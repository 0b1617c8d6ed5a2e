import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { paginatedQuery } from '#client/ui/paginated-query.ts';
import type { BookingSearch } from './booking-search.ts';

const PAGE_SIZE = 20;

/** What the server is asked for, whatever the page. */
export const wishOf = ({ q, status, source, unpaid, month, past, sort }: BookingSearch) => ({
  search: q,
  ...{ status, source, unpaid, month, past, sort },
});

/** Keeps the previous page while the next one is loading, so that the layout does not jump. */
export const useBookings = ({ page = 1, ...search }: BookingSearch) => {
  const query = trpc.bookings.page.useQuery(
    { page, limit: PAGE_SIZE, ...wishOf(search) },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return {
    ...paginatedQuery(query, { page, size: PAGE_SIZE }),
    bookings: query.data?.bookings ?? [],
  };
};

export type Bookings = ReturnType<typeof useBookings>;
