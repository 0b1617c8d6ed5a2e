import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { LONGEST_LOOK_DAYS } from '#shared/bookings/booking-rules.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';
import { addDays } from '#shared/bookings/stay-dates.ts';

/** The server rejects longer intervals. */
const clampToLimit = ({ from, until }: DayInterval): DayInterval => {
  const latest = addDays(from, LONGEST_LOOK_DAYS);
  return { from, until: until < latest ? until : latest };
};

type ClaimsOptions = {
  enabled?: boolean;
  /** Return the previous interval while another one is loading. The data contain their interval. */
  keepPrevious?: boolean;
};

/** Live, because guests may request days at any time. */
export const useClaims = (days: DayInterval, options: ClaimsOptions = {}) => {
  const { enabled = true, keepPrevious = false } = options;
  return trpc.bookings.claims.useQuery(clampToLimit(days), {
    ...liveQuery,
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
};

export const claimsFailure = 'Errore nel caricamento del calendario';
