import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & { fieldClassName?: string } & Omit<
    ComponentProps<'input'>,
    keyof FieldTexts
  >;

/** `fieldClassName` is for the whole field, `className` for the input. */
export const TextField = ({
  label,
  hint,
  error,
  required,
  className,
  fieldClassName,
  ...input
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
    {(control) => (
      <input type="text" {...input} {...control} className={clsx(controlClass, className)} />
    )}
  </Field>
);
