import { useController } from 'react-hook-form';
import { StepperField } from '#client/ui/stepper-field.tsx';
import { TASK_PRIORITY } from '#shared/tasks.schema.ts';
import type { TaskForm } from './task-form.ts';

/** What is no number becomes the default on leaving, so that one sees what is kept. */
export const PriorityField = ({ form: { control } }: { form: TaskForm }) => {
  const { field, fieldState } = useController({ control, name: 'priority' });
  const leave = () => {
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
      onBlur={leave}
    />
  );
};
