import { type SyntheticEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '#client/ui/text-field.tsx';
import type { TaskForm } from './task-form.ts';

/** What the browser cannot read as a day is no day, and not none. */
const UNREADABLE = '?';

/** A half typed day looks empty to a program: the browser alone knows that something stands there. */
const dayIn = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): string =>
  currentTarget.validity.badInput ? UNREADABLE : currentTarget.value;

export const DueDateField = ({ form: { control } }: { form: TaskForm }) => {
  const { field, fieldState } = useController({ control, name: 'due_date' });
  // The browser's own from then on: a day that is handed back would wipe out a half typed one.
  const [first] = useState(field.value);
  return (
    <TextField
      label="Scadenza"
      type="date"
      required={false}
      error={fieldState.error?.message}
      ref={field.ref}
      name={field.name}
      defaultValue={first}
      onChange={(event) => field.onChange(dayIn(event))}
      onBlur={(event) => {
        if (dayIn(event) !== field.value) field.onChange(dayIn(event));
        field.onBlur();
      }}
    />
  );
};
