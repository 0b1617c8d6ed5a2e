import clsx from 'clsx';
import { type ControlProps, controlClass, Field } from './field.tsx';

type SelectFieldProps = ControlProps<'select', 'children'> & {
  options: readonly { value: string | number; label: string }[];
};

export const SelectField = ({
  label,
  hint,
  error,
  required,
  options,
  className,
  fieldClassName,
  ...select
}: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
    {(control) => (
      <select {...select} {...control} className={clsx(controlClass, 'pr-9', className)}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
