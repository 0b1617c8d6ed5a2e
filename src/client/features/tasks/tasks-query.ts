import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { paginatedQuery } from '#client/ui/paginated-query.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import type { Task } from '#shared/tasks.schema.ts';
import type { TaskView } from './task-view.ts';

const TASKS_SHOWN = 20;

/**
 * One page of the tasks with a due date, or of those without one: what is due soonest first. While
 * another page is on its way the last one stays, so that nothing jumps.
 */
export const useTasks = (dated: boolean, { state, search }: TaskView, page: number) => {
  const query = trpc.tasks.page.useQuery(
    {
      page,
      limit: TASKS_SHOWN,
      dated,
      ...(search && { search }),
      ...(state !== 'all' && { completed: state === 'done' }),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return { ...paginatedQuery(query, { page, size: TASKS_SHOWN }), tasks: query.data?.tasks ?? [] };
};

export type Tasks = ReturnType<typeof useTasks>;

/** A task as it is now, though no page that is shown may hold it. */
export const useRenewedTask = (listed: Task, isKept: boolean): Task => {
  const { data } = trpc.tasks.get.useQuery({ id: listed.id }, { ...liveQuery, enabled: isKept });
  return data && data.version > listed.version ? data : listed;
};

/** What is to do by a day: how much, and the first of it. */
export const useDueTasks = (dueUntil: StayDate, limit: number) =>
  trpc.tasks.page.useQuery({ page: 1, limit, completed: false, dueUntil }, liveQuery);

/** How much somebody should do today at the latest; none while it is not known. */
export const usePressingCount = (today: StayDate): number => useDueTasks(today, 1).data?.total ?? 0;

export const useCompletedCount = (): number =>
  trpc.tasks.page.useQuery({ page: 1, limit: 1, completed: true }, liveQuery).data?.total ?? 0;
