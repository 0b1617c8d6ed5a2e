import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { pagedQuery } from '#client/ui/paged-query.ts';
import type { BookingSearch } from './booking-search.ts';

const BOOKINGS_LISTED = 20;

/** One page of the bookings. While another one is on its way the last one stays, so that nothing jumps. */
export const useBookings = ({ booking: _, q, page = 1, ...filters }: BookingSearch) => {
  const query = trpc.bookings.page.useQuery(
    { page, limit: BOOKINGS_LISTED, ...filters, search: q },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return {
    ...pagedQuery(query, { page, size: BOOKINGS_LISTED }),
    bookings: query.data?.bookings ?? [],
  };
};

export type Bookings = ReturnType<typeof useBookings>;
