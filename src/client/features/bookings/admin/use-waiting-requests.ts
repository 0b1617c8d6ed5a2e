import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';

/** The total of pending requests, and the oldest ones. */
export const useWaitingRequests = () => trpc.bookings.waiting.useQuery(undefined, liveQuery);
