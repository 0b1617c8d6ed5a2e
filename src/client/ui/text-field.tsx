import clsx from 'clsx';
import { type ControlProps, controlClass, Field } from './field.tsx';

export const TextField = ({
  label,
  hint,
  error,
  required,
  className,
  fieldClassName,
  ...input
}: ControlProps<'input'>) => (
  <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
    {(control) => (
      <input type="text" {...input} {...control} className={clsx(controlClass, className)} />
    )}
  </Field>
);
