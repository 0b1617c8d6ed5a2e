import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { showIssues } from '#client/ui/form-issues.ts';
import { delayedValidation } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { RowForm } from '#client/ui/row-form.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { TASK_PRIORITY, type Task } from '#shared/tasks.schema.ts';
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

/** On leaving the field an invalid number becomes the default, so that the field shows what will be saved. */
const PriorityField = ({ form: { control } }: { form: TaskForm }) => {
  const { field, fieldState } = useController({ control, name: 'priority' });
  const onBlur = () => {
    if (Number.isNaN(field.value)) field.onChange(TASK_PRIORITY.default);
    field.onBlur();
  };
  return (
    <StepperField
      {...field}
      label="Priorità"
      hint="10 è la più importante."
      min={TASK_PRIORITY.min}
      max={TASK_PRIORITY.max}
      error={fieldState.error?.message}
      onBlur={onBlur}
    />
  );
};

/** Stands for a date that the browser cannot parse, as opposed to an empty field. */
const UNREADABLE = '?';

/** The value of a partly typed date is empty; only `badInput` tells it from an empty field. */
const dateIn = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): string =>
  currentTarget.validity.badInput ? UNREADABLE : currentTarget.value;

const DueDateField = ({ form: { control } }: { form: TaskForm }) => {
  const { field, fieldState } = useController({ control, name: 'due_date' });
  // Uncontrolled: a controlled value would clear a partly typed date.
  const [initialValue] = useState(field.value);
  return (
    <TextField
      label="Scadenza"
      type="date"
      required={false}
      error={fieldState.error?.message}
      ref={field.ref}
      name={field.name}
      defaultValue={initialValue}
      onChange={(event) => field.onChange(dateIn(event))}
      onBlur={(event) => {
        if (dateIn(event) !== field.value) field.onChange(dateIn(event));
        field.onBlur();
      }}
    />
  );
};

const TaskFields = ({ form }: { form: TaskForm }) => {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid grid-cols-1 gap-5 @md:grid-cols-2 @3xl:grid-cols-[minmax(0,1fr)_12rem_11rem] @3xl:gap-x-6">
      <TextField
        label="Nome"
        autoComplete="off"
        required
        fieldClassName="@md:col-span-2 @3xl:col-span-1"
        error={errors.name?.message}
        {...register('name')}
      />
      <DueDateField form={form} />
      <PriorityField form={form} />
      <TextArea
        label="Descrizione"
        rows={2}
        required={false}
        fieldClassName="@md:col-span-2 @3xl:col-span-1"
        error={errors.description?.message}
        {...register('description')}
      />
      <CheckboxField
        label="Completato"
        fieldClassName="@md:col-span-2 @3xl:pt-9"
        error={errors.completed?.message}
        {...register('completed')}
      />
    </div>
  );
};

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

type CreateTaskFormProps = { isNext: boolean; onAdded: () => void };

const CreateTaskForm = ({ isNext, onAdded }: CreateTaskFormProps) => {
  const { create, form, send } = useCreateTaskForm(onAdded);
  const { setFocus } = form;
  useEffect(() => {
    if (isNext) setFocus('name');
  }, [isNext, setFocus]);
  const failure = taskFormFailure(create.error, taskFields, taskFailures.create);
  return (
    <form noValidate aria-label="Nuovo task" onSubmit={send} className="@container">
      <TaskFields form={form} />
      {failure && (
        <div className="mt-5">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
      <Button type="submit" busy={create.isPending} className="mt-5">
        Aggiungi il task
      </Button>
    </form>
  );
};

/** Remounts the form after each task, and focuses it for the next one. */
export const AddTaskForm = () => {
  const titleId = useId();
  const [added, setAdded] = useState(0);
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-sand-200 bg-white px-4 py-5 md:px-6"
    >
      <h2 id={titleId} className="mb-4 text-xl">
        Nuovo task
      </h2>
      <CreateTaskForm key={added} isNext={added > 0} onAdded={() => setAdded(added + 1)} />
    </section>
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
      return update.mutateAsync({ id: base.id, version: base.version, ...changes });
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
      saveLabel="Salva il task"
      busy={update.isPending}
      conflict={conflict}
      failure={taskFormFailure(update.error, taskFields, taskFailures.update)}
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
