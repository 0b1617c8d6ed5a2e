import { trpc } from '#client/trpc.ts';
import { listQuery } from '#client/ui/list-screen.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { paginatedQuery } from '#client/ui/paginated-query.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import type { TaskGroup } from './task-view.ts';

const PAGE_SIZE = 20;

const filters = {
  dated: { dated: true, completed: false },
  undated: { dated: false, completed: false },
  done: { completed: true },
} satisfies Record<TaskGroup, unknown>;

/** One page of the tasks of a table. */
export const useTasks = (group: TaskGroup, search: string, page: number) => {
  const query = trpc.tasks.page.useQuery(
    {
      page,
      limit: PAGE_SIZE,
      ...filters[group],
      ...(search && { search }),
    },
    listQuery,
  );
  return { ...paginatedQuery(query, { page, size: PAGE_SIZE }), tasks: query.data?.tasks ?? [] };
};

export type Tasks = ReturnType<typeof useTasks>;

/** The newest version of a task, even if it is no longer on a shown page. */
export const useNewestTask = (listed: Task, isPinned: boolean): Task => {
  const { data } = trpc.tasks.get.useQuery({ id: listed.id }, { ...liveQuery, enabled: isPinned });
  return data && data.version > listed.version ? data : listed;
};

/** The first open tasks due by a day, and how many there are. */
export const useDueTasks = (dueUntil: StayDate, limit: number) =>
  trpc.tasks.page.useQuery({ page: 1, limit, completed: false, dueUntil }, liveQuery);

/** How many open tasks are due today or overdue; 0 until known. */
export const useUrgentTaskCount = (today: StayDate): number =>
  useDueTasks(today, 1).data?.total ?? 0;

export const useCompletedCount = (): number =>
  trpc.tasks.page.useQuery({ page: 1, limit: 1, completed: true }, liveQuery).data?.total ?? 0;
