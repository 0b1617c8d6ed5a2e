import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { LONGEST_LOOK_DAYS } from '#shared/booking-rules.ts';
import type { DayInterval } from '#shared/occupancy.ts';
import { addDays } from '#shared/stay-dates.ts';

/** As many of the days as the server looks at. */
const lookedAt = ({ from, until }: DayInterval): DayInterval => {
  const furthest = addDays(from, LONGEST_LOOK_DAYS);
  return { from, until: until < furthest ? until : furthest };
};

type ClaimsOptions = {
  enabled?: boolean;
  /** While other days are on their way the last ones stay: the answer says which it is about. */
  keepsLast?: boolean;
};

/** What claims some days; guests ask for more of them at any time. */
export const useClaims = (days: DayInterval, options: ClaimsOptions = {}) => {
  const { enabled = true, keepsLast = false } = options;
  return trpc.bookings.claims.useQuery(lookedAt(days), {
    ...liveQuery,
    enabled,
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
};

export const claimsFailure = 'Errore nel caricamento del calendario';
