import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';

/** As many of them are shown where they are only announced. */
const ANNOUNCED = 3;

/** The reviews that wait to be approved: how many, and the newest. */
export const useWaitingReviews = () =>
  trpc.reviews.page.useQuery({ page: 1, limit: ANNOUNCED, status: 'PENDING' }, liveQuery);
