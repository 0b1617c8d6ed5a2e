import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { DueDateField } from './due-date-field.tsx';
import { PriorityField } from './priority-field.tsx';
import type { TaskForm } from './task-form.ts';

export const TaskFields = ({ form }: { form: TaskForm }) => {
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
