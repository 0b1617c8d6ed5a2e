import { type SyntheticEvent, useState } from 'react';
import { type UseFormRegisterReturn, useController, useWatch } from 'react-hook-form';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { formatShortDay } from '#shared/languages/italian-dates.ts';
import { isByStay, taskRepeats } from '#shared/tasks/task-repeats.ts';
import { TASK_PRIORITY, type Task } from '#shared/tasks/tasks.schema.ts';
import { type TaskForm, taskNames } from './task.form.ts';
import { repeatNames } from './task-words.ts';

/** On blur an invalid number becomes the default, so that the field shows the value to be saved. */
const PriorityField = ({ form: { control } }: { form: TaskForm }) => {
  const { field, fieldState } = useController({ control, name: 'priority' });
  const onBlur = () => {
    if (Number.isNaN(field.value)) field.onChange(TASK_PRIORITY.default);
    field.onBlur();
  };
  return (
    <StepperField
      {...field}
      label={taskNames.priority}
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
      label={taskNames.due_date}
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

/** A select's value: text, or nothing where it is empty. */
const orNull = { setValueAs: (value: unknown) => value || null };
const idOrNull = { setValueAs: (value: unknown) => Number(value) || null };

const repeatOptions = taskRepeats.map((value) => ({ value, label: repeatNames[value] }));

const RepeatField = ({ form }: { form: TaskForm }) => {
  const repeat = useWatch({ control: form.control, name: 'repeat' });
  const field = form.register('repeat', {
    // A repeating task cannot belong to a stay.
    onChange: () => {
      form.setValue('stay_day', null, { shouldDirty: true });
      if (isByStay(form.getValues('repeat'))) {
        form.setValue('booking_id', null, { shouldDirty: true });
      }
    },
  });
  return (
    <SelectField
      label={taskNames.repeat}
      options={repeatOptions}
      hint={
        repeat !== 'never' &&
        (isByStay(repeat)
          ? 'La scadenza la mettono i soggiorni confermati.'
          : 'Completato, si aggiunge da solo per la volta dopo.')
      }
      error={form.formState.errors.repeat?.message}
      {...field}
    />
  );
};

const AssigneeField = ({ form, task }: TaskFieldsProps) => {
  const { data = [] } = trpc.tasks.people.useQuery();
  const sendsMails = useSendsMails();
  const assigneeId = useWatch({ control: form.control, name: 'assignee_id' });
  const isGone = task?.assignee_id && data.every(({ id }) => id !== task.assignee_id);
  return (
    <SelectField
      label={taskNames.assignee_id}
      hint={assigneeId !== null && sendsMails && 'Riceve una mail.'}
      options={[
        { value: '', label: 'Tutti' },
        ...(isGone ? [{ value: task.assignee_id ?? '', label: task.assignee?.name ?? '' }] : []),
        ...data.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      error={form.formState.errors.assignee_id?.message}
      {...form.register('assignee_id', idOrNull)}
    />
  );
};

const MAX_STAYS = 50;

type Stay = { id: number; startDate: string; guestName: string | null };

const stayLabel = ({ startDate, guestName }: Stay): string =>
  `${formatShortDay(startDate)} · ${guestName ?? 'Ospite'}`;

/** The confirmed stays to come, and the task's own. */
const useStayOptions = (task: Task | undefined) => {
  const found = trpc.bookings.page.useQuery({ page: 1, limit: MAX_STAYS, status: 'CONFIRMED' });
  const stays: Stay[] = (found.data?.bookings ?? []).flatMap((booking) =>
    booking.isBlocked ? [] : [booking],
  );
  const own = task?.stay && task.booking_id ? [{ ...task.stay, id: task.booking_id }] : [];
  const others = stays.filter(({ id }) => id !== task?.booking_id);
  return [
    { value: '', label: 'Nessuno in particolare' },
    ...[...own, ...others].map((stay) => ({ value: stay.id, label: stayLabel(stay) })),
  ];
};

const dayOptions = [
  { value: '', label: 'Quello scritto in Scadenza' },
  { value: 'arrival', label: 'Il giorno dell’arrivo' },
  { value: 'departure', label: 'Il giorno della partenza' },
];

const StayFields = ({ form, task }: TaskFieldsProps) => {
  const { register, formState, control, setValue } = form;
  const [repeat, bookingId] = useWatch({ control, name: ['repeat', 'booking_id'] });
  const options = useStayOptions(task);
  if (isByStay(repeat)) return null;
  const booking: UseFormRegisterReturn = register('booking_id', {
    ...idOrNull,
    onChange: () => {
      if (form.getValues('booking_id') === null) setValue('stay_day', null, { shouldDirty: true });
    },
  });
  return (
    <>
      <SelectField
        label={taskNames.booking_id}
        options={options}
        error={formState.errors.booking_id?.message}
        {...booking}
      />
      {bookingId !== null && repeat === 'never' && (
        <SelectField
          label={taskNames.stay_day}
          hint="Se il soggiorno si sposta, la scadenza lo segue."
          options={dayOptions}
          error={formState.errors.stay_day?.message}
          {...register('stay_day', orNull)}
        />
      )}
    </>
  );
};

type TaskFieldsProps = { form: TaskForm; task?: Task | undefined };

/** All fields but the name. */
export const TaskDetails = ({ form, task }: TaskFieldsProps) => {
  const { register, formState, control } = form;
  const { errors } = formState;
  const [repeat, stayDay] = useWatch({ control, name: ['repeat', 'stay_day'] });
  const isPlaced = isByStay(repeat) || stayDay !== null;
  return (
    <div className="grid grid-cols-1 gap-5 @md:grid-cols-2 @3xl:grid-cols-3 @3xl:gap-x-6">
      {!isPlaced && <DueDateField form={form} />}
      <RepeatField form={form} />
      <AssigneeField form={form} task={task} />
      <StayFields form={form} task={task} />
      <PriorityField form={form} />
      <TextArea
        label={taskNames.description}
        rows={2}
        required={false}
        fieldClassName="@md:col-span-full"
        error={errors.description?.message}
        {...register('description')}
      />
      <CheckboxField
        label={taskNames.on_cleaning_page}
        hint="Chi ha il link lo vede e lo segna fatto."
        fieldClassName="@md:col-span-full"
        error={errors.on_cleaning_page?.message}
        {...register('on_cleaning_page')}
      />
      <CheckboxField
        label={taskNames.completed}
        fieldClassName="@md:col-span-full"
        error={errors.completed?.message}
        {...register('completed')}
      />
    </div>
  );
};
