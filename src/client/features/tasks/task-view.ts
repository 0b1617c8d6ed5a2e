import type { Task } from '#shared/tasks.schema.ts';

export const taskStates = ['all', 'open', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

/** What of the list is looked at. */
export type TaskView = { state: TaskState; search: string };

export const everything: TaskView = { state: 'all', search: '' };

/** The task that is read where another one was: the next of its table, or the last. */
export const taskBeside = (table: readonly Task[], { id }: Task): Task | undefined => {
  const index = table.findIndex((task) => task.id === id);
  return table[index + 1] ?? table[index - 1];
};

/** Of the tasks in which something is written those that no page holds: they stay in their table. */
export const keptTasks = (
  unsaved: readonly Task[],
  listed: readonly Task[],
  dated: boolean,
): Task[] => {
  const shown = new Set(listed.map(({ id }) => id));
  return unsaved.filter(({ id, due_date }) => !shown.has(id) && (due_date !== null) === dated);
};
