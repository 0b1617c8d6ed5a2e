import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';

/** As many of them are shown where they are only announced. */
const ANNOUNCED = 3;

/** The messages that nobody has read: how many, and the newest. */
export const useNewMessages = () =>
  trpc.messages.page.useQuery({ page: 1, limit: ANNOUNCED, filter: 'new' }, liveQuery);
