import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';

/** The requests that wait for an answer: how many, and those that wait longest. */
export const useWaitingRequests = () => trpc.bookings.waiting.useQuery(undefined, liveQuery);
