import type { UseFormReturn } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import {
  createTaskInput,
  dueDayOf,
  TASK_PRIORITY,
  type Task,
  type UpdateTaskInput,
  updateTaskInput,
} from '#shared/tasks.schema.ts';

type TaskAction = 'complete' | 'edit' | 'delete';

/** Names a row's control in the page, so that the focus can be given to it. */
export const taskButtonId = (id: number, action: TaskAction): string => `task-${id}-${action}`;

const useRenewTasks = () => {
  const { tasks } = trpc.useUtils();
  return () => Promise.all([tasks.page.invalidate(), tasks.get.invalidate()]);
};

// A write lasts until the list is there anew, so that it never shows for a moment what is no longer
// true. What failed may have been changed by somebody else. What is said stands here: a row that
// moves to the other table does not hear how its call ended.

export const useCreateTask = () =>
  trpc.tasks.create.useMutation({
    onSuccess: () => toastSuccess(taskSuccesses.create),
    onSettled: useRenewTasks(),
  });

export const useUpdateTask = () =>
  trpc.tasks.update.useMutation({
    onSuccess: () => toastSuccess(taskSuccesses.update),
    onSettled: useRenewTasks(),
  });

export const useSetTaskCompleted = (onDone?: (task: Task) => void) =>
  trpc.tasks.setCompleted.useMutation({
    onSuccess: (task) => onDone?.(task),
    onSettled: useRenewTasks(),
  });

/** Its error says what the screen says. */
export const useDeleteTask = () => {
  const remove = trpc.tasks.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewTasks(),
  });
  const { mutate, reset, isPending } = remove;
  const error = remove.error && new Error(taskFailure(remove.error, taskFailures.delete));
  return { mutate, reset, isPending, error };
};

export const useDeleteCompletedTasks = () =>
  trpc.tasks.deleteCompleted.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: useRenewTasks(),
  });

export const taskFailures = {
  load: 'Errore nel caricamento dei task.',
  create: 'Errore nella creazione del task.',
  update: "Errore nell'aggiornamento del task.",
  delete: 'Errore nella cancellazione del task.',
  deleteCompleted: 'Errore nella cancellazione dei task completati.',
} as const;

const taskSuccesses = {
  create: 'Task aggiunto.',
  update: 'Task aggiornato.',
} as const;

/** What is said of a failed call: what did not work, then why, as far as the server said it. */
export const taskFailure = (error: unknown, failure: string): string => {
  const answer = apiErrorOf(error);
  if (answer?.code === 'UNAUTHENTICATED') return 'Utente non autenticato.';
  return answer?.message ? `${failure} ${answer.message}` : errorText(error, failure);
};

/** The same beside a form's button; null where it stands at these fields, or nothing failed. */
export const taskFailureBeside = (
  error: unknown,
  fields: readonly string[],
  failure: string,
): string | null => failureBeside(error, fields, failure) && taskFailure(error, failure);

export const tasksInWords = (count: number): string => `${count} task`;

/** A task as it is written down: without a due date its day is empty. */
export type TaskValues = Pick<Task, 'name' | 'description' | 'priority' | 'completed'> & {
  due_date: string;
};

export type TaskForm = UseFormReturn<TaskValues>;

export const taskNames = {
  name: 'Nome',
  description: 'Descrizione',
  due_date: 'Scadenza',
  priority: 'Priorità',
  completed: 'Completato',
} as const satisfies FieldNames<TaskValues>;

export const taskFields = keysOf(taskNames);

export const newTask: TaskValues = {
  name: '',
  description: '',
  due_date: '',
  priority: TASK_PRIORITY.default,
  completed: false,
};

export const valuesOf = (task: Task): TaskValues => ({
  name: task.name,
  description: task.description,
  due_date: task.due_date === null ? '' : dueDayOf(task.due_date),
  priority: task.priority,
  completed: task.completed,
});

type Changes = Omit<UpdateTaskInput, 'id' | 'version'>;

/** What was changed here; what was not stays as somebody else may have saved it meanwhile. */
export const changesOf = (values: TaskValues, before: TaskValues): Changes =>
  changedFields(taskFields, values, before);

/**
 * Fields are checked when they are left. The message waits until the press that left a field is over:
 * it moves what is below, and the press would miss it.
 */
export const validation = { mode: 'onTouched', delayError: 250 } as const;

export const newTaskResolver = schemaResolver<TaskValues>(async () => ({
  schema: createTaskInput,
}));

export const changedTaskResolver = schemaResolver<TaskValues>(async () => ({
  schema: updateTaskInput.omit({ id: true }),
}));
