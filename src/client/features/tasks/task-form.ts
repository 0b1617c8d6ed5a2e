import type { UseFormReturn } from 'react-hook-form';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  createTaskInput,
  dueDayOf,
  TASK_PRIORITY,
  type Task,
  type UpdateTaskInput,
  updateTaskInput,
} from '#shared/tasks.schema.ts';

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
