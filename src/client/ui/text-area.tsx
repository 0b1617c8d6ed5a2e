import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts & { fieldClassName?: string } & Omit<
    ComponentProps<'textarea'>,
    keyof FieldTexts
  >;

export const TextArea = ({
  label,
  hint,
  error,
  required,
  className,
  fieldClassName,
  rows = 4,
  ...area
}: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
    {(control) => (
      <textarea rows={rows} {...area} {...control} className={clsx(controlClass, className)} />
    )}
  </Field>
);
