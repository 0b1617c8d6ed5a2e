import type { UseFormReturn } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { removal, serverMessage } from '#client/ui/mutation-cache.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  createTaskInput,
  dueDayOf,
  TASK_PRIORITY,
  type Task,
  type UpdateTaskInput,
  updateTaskInput,
} from '#shared/tasks/tasks.schema.ts';

export const taskActions = ['complete', 'edit', 'delete'] as const;
type TaskAction = (typeof taskActions)[number];

/** The element id of a row's control, to focus it. */
export const taskButtonId = (id: number, action: TaskAction): string => `task-${id}-${action}`;

export const useCreateTask = () =>
  trpc.tasks.create.useMutation({ meta: { success: 'Lavoro aggiunto.' } });

export const useUpdateTask = () =>
  trpc.tasks.update.useMutation({ meta: { success: 'Lavoro aggiornato.' } });

/** With the screen's own error message. */
export const useDeleteTask = () => {
  const remove = trpc.tasks.delete.useMutation({ meta: removal });
  const { mutate, reset, isPending } = remove;
  const error = remove.error && new Error(taskFailure(remove.error, taskFailures.delete));
  return { mutate, reset, isPending, error };
};

export const useDeleteCompletedTasks = () =>
  trpc.tasks.deleteCompleted.useMutation({ meta: { success: serverMessage } });

export const taskFailures = {
  load: 'Errore nel caricamento dei task.',
  create: 'Errore nella creazione del task.',
  update: "Errore nell'aggiornamento del task.",
  delete: 'Errore nella cancellazione del task.',
  deleteCompleted: 'Errore nella cancellazione dei task completati.',
} as const;

/** The failed action, with the server's reason if there is one. */
export const taskFailure = (error: unknown, failure: string): string => {
  const apiError = apiErrorOf(error);
  if (apiError?.code === 'UNAUTHENTICATED') return 'Utente non autenticato.';
  const isRefused = apiError !== null && apiError.status < 500;
  return isRefused ? `${failure} ${apiError.message}` : errorText(error, failure);
};

/** Like `failureBeside`, with the message of `taskFailure`. */
export const taskFormFailure = (
  error: unknown,
  fields: readonly string[],
  failure: string,
): string | null => failureBeside(error, fields, failure) && taskFailure(error, failure);

export const formatTaskCount = (count: number): string =>
  count === 1 ? '1 lavoro' : `${count} lavori`;

/** The form's values; without a due date the field is empty. */
export type TaskValues = Pick<
  Task,
  | 'name'
  | 'description'
  | 'priority'
  | 'completed'
  | 'repeat'
  | 'assignee_id'
  | 'on_cleaning_page'
  | 'booking_id'
  | 'stay_day'
> & {
  due_date: string;
};

export type TaskForm = UseFormReturn<TaskValues>;

export const taskNames = {
  name: 'Nome',
  description: 'Descrizione',
  due_date: 'Scadenza',
  priority: 'Priorità',
  completed: 'Completato',
  repeat: 'Si ripete',
  assignee_id: 'Per chi',
  on_cleaning_page: 'Sulla pagina di chi pulisce',
  booking_id: 'Soggiorno',
  stay_day: 'Giorno',
} as const satisfies FieldNames<TaskValues>;

export const taskFields = keysOf(taskNames);

export const newTask: TaskValues = {
  name: '',
  description: '',
  due_date: '',
  priority: TASK_PRIORITY.default,
  completed: false,
  repeat: 'never',
  assignee_id: null,
  on_cleaning_page: false,
  booking_id: null,
  stay_day: null,
};

export const valuesOf = (task: Task): TaskValues => ({
  name: task.name,
  description: task.description,
  due_date: task.due_date === null ? '' : dueDayOf(task.due_date),
  priority: task.priority,
  completed: task.completed,
  repeat: task.repeat,
  assignee_id: task.assignee_id,
  on_cleaning_page: task.on_cleaning_page,
  booking_id: task.booking_id,
  stay_day: task.stay_day,
});

type Changes = Omit<UpdateTaskInput, 'id' | 'seenVersion'>;

export const changesOf = (values: TaskValues, before: TaskValues): Changes =>
  changedFields(taskFields, values, before);

export const newTaskResolver = schemaResolver<TaskValues>(async () => ({
  schema: createTaskInput,
}));

export const changedTaskResolver = schemaResolver<TaskValues>(async () => ({
  schema: updateTaskInput.omit({ id: true }),
}));
