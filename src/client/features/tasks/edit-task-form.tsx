import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '#client/ui/form-issues.ts';
import { RowForm } from '#client/ui/row-form.tsx';
import type { Task } from '#shared/tasks.schema.ts';
import { taskButtonId } from './task-button-id.ts';
import { TaskFields } from './task-fields.tsx';
import {
  changedTaskResolver,
  changesOf,
  type TaskValues,
  taskFields,
  validation,
  valuesOf,
} from './task-form.ts';
import { taskFailureBeside, taskFailures } from './task-words.ts';
import { useUpdateTask } from './task-writes.ts';

type EditTaskFormProps = {
  task: Task;
  /** Whether something is written that is not saved. */
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
};

const useChangedTask = (task: Task, onSaved: () => void) => {
  const update = useUpdateTask();
  const form = useForm<TaskValues>({
    ...validation,
    resolver: changedTaskResolver,
    defaultValues: valuesOf(task),
  });
  const { dirtyFields } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const send = form.handleSubmit((values) => {
    if (update.isPending) return;
    update.mutate(
      { id: task.id, ...changesOf(values, dirtyFields) },
      {
        onSuccess: onSaved,
        onError: (error) => showIssues(error, taskFields, form.setError),
      },
    );
  });
  return { form, update, send };
};

/** Takes the place of a row while its task is changed. */
export const EditTaskForm = ({ task, onUnsaved, onClose }: EditTaskFormProps) => {
  const { form, update, send } = useChangedTask(task, onClose);
  return (
    <RowForm
      label={`Modifica ${task.name}`}
      saveLabel="Salva il task"
      busy={update.isPending}
      failure={taskFailureBeside(update.error, taskFields, taskFailures.update)}
      unsaved={form.formState.isDirty}
      onUnsaved={onUnsaved}
      openerId={taskButtonId(task.id, 'edit')}
      onSubmit={send}
      onClose={onClose}
    >
      <TaskFields form={form} />
    </RowForm>
  );
};
