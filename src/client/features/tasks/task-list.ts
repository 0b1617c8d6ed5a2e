import { foldText } from '#shared/fold-text.ts';
import type { Task } from '#shared/tasks.schema.ts';

export const taskStates = ['all', 'open', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

/** What of the list is looked at. */
export type TaskView = { state: TaskState; search: string };

export const everything: TaskView = { state: 'all', search: '' };

const isOfState = ({ completed }: Task, state: TaskState): boolean =>
  state === 'all' || completed === (state === 'done');

const holdsWords = ({ name, description }: Task, search: string): boolean => {
  const text = foldText(`${name}\n${description}`);
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** The tasks of a view, and those in which something is written that is not saved. */
export const tasksIn = (
  tasks: readonly Task[],
  { state, search }: TaskView,
  unsaved: ReadonlySet<number> = new Set(),
): Task[] =>
  tasks.filter(
    (task) => unsaved.has(task.id) || (isOfState(task, state) && holdsWords(task, search)),
  );

/** The task that is read where another one was: the next of its table, or the last. */
export const taskBeside = (tasks: readonly Task[], { id, due_date }: Task): Task | undefined => {
  const table = tasks.filter((task) => (task.due_date === null) === (due_date === null));
  const index = table.findIndex((task) => task.id === id);
  return table[index + 1] ?? table[index - 1];
};
