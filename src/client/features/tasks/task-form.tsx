import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { showIssues } from '#client/ui/form-issues.ts';
import { delayedValidation } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { RowForm } from '#client/ui/row-form.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import {
  changedTaskResolver,
  changesOf,
  newTask,
  newTaskResolver,
  type TaskForm,
  type TaskValues,
  taskButtonId,
  taskFailures,
  taskFields,
  taskFormFailure,
  taskNames,
  useCreateTask,
  useUpdateTask,
  valuesOf,
} from './task.form.ts';
import { TaskDetails } from './task-fields.tsx';

type NameFieldProps = { form: TaskForm; label?: string; className?: string };

const NameField = ({ form, label = taskNames.name, className }: NameFieldProps) => (
  <TextField
    label={label}
    autoComplete="off"
    required
    {...(className && { fieldClassName: className })}
    error={form.formState.errors.name?.message}
    {...form.register('name')}
  />
);

/** Label and message share the grid with the buttons; on desktop the label is in their line. */
const nameInLine =
  'contents [&>label]:max-lg:col-span-full [&>label]:lg:mb-0 [&>div]:col-span-full [&>div]:lg:col-start-2';

const useCreateTaskForm = (onAdded: () => void) => {
  const create = useCreateTask();
  const form = useForm<TaskValues>({
    ...delayedValidation,
    resolver: newTaskResolver,
    defaultValues: newTask,
  });
  const send = form.handleSubmit((values) => {
    if (create.isPending) return;
    create.mutate(values, {
      onSuccess: onAdded,
      onError: (error) => showIssues(error, taskFields, form.setError),
    });
  });
  return { create, form, send };
};

type CreateTaskFormProps = {
  isNext: boolean;
  isDetailed: boolean;
  onDetailed: (isDetailed: boolean) => void;
  onAdded: () => void;
};

/** One line, with the other fields on request. */
const CreateTaskForm = ({ isNext, isDetailed, onDetailed, onAdded }: CreateTaskFormProps) => {
  const { create, form, send } = useCreateTaskForm(onAdded);
  const detailsId = useId();
  const { setFocus } = form;
  useEffect(() => {
    if (isNext) setFocus('name');
  }, [isNext, setFocus]);
  const failure = taskFormFailure(create.error, taskFields, taskFailures.create);
  const add = (
    <Button type="submit" busy={create.isPending} className="px-4! md:px-6!">
      <span>
        Aggiungi<span className="sr-only"> il lavoro</span>
      </span>
    </Button>
  );
  return (
    <form
      noValidate
      aria-label="Nuovo lavoro"
      onSubmit={send}
      className="@container rounded-card border border-sand-200 bg-white px-4 py-3 md:px-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto] lg:items-center lg:gap-x-3">
        <NameField form={form} label="Nuovo lavoro" className={nameInLine} />
        {!isDetailed && (
          <div className="col-start-2 row-start-2 lg:col-start-4 lg:row-start-1">{add}</div>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isDetailed}
          aria-controls={detailsId}
          className="mt-1 -ml-4 justify-self-start max-lg:col-span-full lg:col-start-3 lg:row-start-1 lg:m-0"
          onClick={() => onDetailed(!isDetailed)}
        >
          <ChevronDown aria-hidden className={isDetailed ? 'size-4 rotate-180' : 'size-4'} />
          Scadenza, ripetizione, per chi…
        </Button>
      </div>
      <div id={detailsId} hidden={!isDetailed} className="mt-4">
        {isDetailed && <TaskDetails form={form} />}
      </div>
      {failure && (
        <div className="mt-5">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      {isDetailed && (
        <div className="sticky bottom-(--foot-nav) -mx-4 mt-2 bg-white px-4 py-3 md:-mx-6 md:px-6">
          {add}
        </div>
      )}
    </form>
  );
};

/** Remounts the form after each task, and focuses it for the next one. */
export const AddTaskForm = () => {
  const [added, setAdded] = useState(0);
  const [isDetailed, setDetailed] = useState(false);
  return (
    <CreateTaskForm
      key={added}
      isNext={added > 0}
      isDetailed={isDetailed}
      onDetailed={setDetailed}
      onAdded={() => setAdded(added + 1)}
    />
  );
};

type EditTaskFormProps = {
  task: Task;
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
};

const useEditTaskForm = (task: Task, onSaved: () => void) => {
  const update = useUpdateTask();
  const saved = useSavedForm<Task, TaskValues>({
    saved: task,
    valuesOf,
    names: taskNames,
    validation: delayedValidation,
    resolver: changedTaskResolver,
    send: (values, base) => {
      const changes = changesOf(values, valuesOf(base));
      return update.mutateAsync({ id: base.id, seenVersion: base.version, ...changes });
    },
    onSaved,
  });
  const { setFocus } = saved.form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  return { ...saved, update };
};

export const EditTaskForm = ({ task, onUnsaved, onClose }: EditTaskFormProps) => {
  const { form, update, submit, conflict, unsaved } = useEditTaskForm(task, onClose);
  return (
    <RowForm
      label={`Modifica ${task.name}`}
      saveLabel="Salva il lavoro"
      busy={update.isPending}
      conflict={conflict}
      failure={taskFormFailure(update.error, taskFields, taskFailures.update)}
      unsaved={unsaved}
      onUnsaved={onUnsaved}
      openerId={taskButtonId(task.id, 'edit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <NameField form={form} />
        <TaskDetails form={form} task={task} />
      </div>
    </RowForm>
  );
};
