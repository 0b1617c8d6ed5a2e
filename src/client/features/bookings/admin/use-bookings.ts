import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { paginatedQuery } from '#client/ui/paginated-query.ts';
import type { BookingSearch } from './booking-search.ts';

const PAGE_SIZE = 20;

/** Keeps the previous page while the next one is loading, so that the layout does not jump. */
export const useBookings = ({ booking: _, q, page = 1, ...filters }: BookingSearch) => {
  const query = trpc.bookings.page.useQuery(
    { page, limit: PAGE_SIZE, ...filters, search: q },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return {
    ...paginatedQuery(query, { page, size: PAGE_SIZE }),
    bookings: query.data?.bookings ?? [],
  };
};

export type Bookings = ReturnType<typeof useBookings>;
