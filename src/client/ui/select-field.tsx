import clsx from 'clsx';
import { type ControlProps, controlClass, Field } from './field.tsx';

type Option = { value: string | number; label: string };
export type OptionGroup = { label: string; options: readonly Option[] };

type SelectFieldProps = ControlProps<'select', 'children'> & {
  options: readonly Option[];
  /** Further options, under headings. */
  groups?: readonly OptionGroup[];
};

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export const SelectField = ({
  label,
  hint,
  error,
  required,
  options,
  groups = [],
  className,
  fieldClassName,
  ...select
}: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
    {(control) => (
      <select {...select} {...control} className={clsx(controlClass, 'pr-9', className)}>
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    )}
  </Field>
);
