import type { Task } from '#shared/tasks/tasks.schema.ts';

/** The tables: open tasks with a due date, those without one, and done ones. */
export type TaskGroup = 'dated' | 'undated' | 'done';

const groupOf = ({ completed, due_date }: Task): TaskGroup => {
  if (completed) return 'done';
  return due_date === null ? 'undated' : 'dated';
};

/** The next task of a table, or the previous one for the last. */
export const taskBeside = (table: readonly Task[], { id }: Task): Task | undefined => {
  const index = table.findIndex((task) => task.id === id);
  return table[index + 1] ?? table[index - 1];
};

/** The tasks of a table with unsaved changes that are not on a shown page. */
export const pinnedTasks = (
  unsaved: readonly Task[],
  listed: readonly Task[],
  group: TaskGroup,
): Task[] => {
  const shown = new Set(listed.map(({ id }) => id));
  return unsaved.filter((task) => !shown.has(task.id) && groupOf(task) === group);
};
