import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';

/** Every task, done or not: what is due soonest first. */
export const useTasks = () => trpc.tasks.list.useQuery(undefined, liveQuery);
