import type { Task } from '#shared/tasks/tasks.schema.ts';

export const taskStates = ['all', 'open', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

export type TaskView = { state: TaskState; search: string };

export const defaultView: TaskView = { state: 'all', search: '' };

/** The next task of a table, or the previous one for the last. */
export const taskBeside = (table: readonly Task[], { id }: Task): Task | undefined => {
  const index = table.findIndex((task) => task.id === id);
  return table[index + 1] ?? table[index - 1];
};

/** The tasks with unsaved changes that are not on a shown page, of one of the two tables. */
export const pinnedTasks = (
  unsaved: readonly Task[],
  listed: readonly Task[],
  dated: boolean,
): Task[] => {
  const shown = new Set(listed.map(({ id }) => id));
  return unsaved.filter(({ id, due_date }) => !shown.has(id) && (due_date !== null) === dated);
};
