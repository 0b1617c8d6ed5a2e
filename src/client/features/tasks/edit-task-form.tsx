import { useEffect } from 'react';
import { RowForm } from '#client/ui/row-form.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { Task } from '#shared/tasks.schema.ts';
import { taskButtonId } from './task-button-id.ts';
import { TaskFields } from './task-fields.tsx';
import {
  changedTaskResolver,
  changesOf,
  type TaskValues,
  taskFields,
  taskNames,
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
  const saved = useSavedForm<Task, TaskValues>({
    saved: task,
    valuesOf,
    names: taskNames,
    validation,
    resolver: changedTaskResolver,
    send: (values, base) => {
      const changes = changesOf(values, valuesOf(base));
      return update.mutateAsync({ id: base.id, version: base.version, ...changes });
    },
    onSaved,
  });
  const { setFocus } = saved.form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  return { ...saved, update };
};

/** Takes the place of a row while its task is changed. */
export const EditTaskForm = ({ task, onUnsaved, onClose }: EditTaskFormProps) => {
  const { form, update, submit, conflict, unsaved } = useChangedTask(task, onClose);
  return (
    <RowForm
      label={`Modifica ${task.name}`}
      saveLabel="Salva il task"
      busy={update.isPending}
      conflict={conflict}
      failure={taskFailureBeside(update.error, taskFields, taskFailures.update)}
      unsaved={unsaved}
      onUnsaved={onUnsaved}
      openerId={taskButtonId(task.id, 'edit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TaskFields form={form} />
    </RowForm>
  );
};
