import clsx from 'clsx';
import { type ControlProps, controlClass, Field } from './field.tsx';

export const TextArea = ({
  label,
  hint,
  error,
  required,
  className,
  fieldClassName,
  rows = 4,
  ...area
}: ControlProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
    {(control) => (
      <textarea rows={rows} {...area} {...control} className={clsx(controlClass, className)} />
    )}
  </Field>
);
