import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass, FieldError, useFieldControl } from '#client/ui/field.tsx';

type RowFieldProps = { label: string; error: string | undefined } & ComponentProps<'input'>;

/** A field in a row: on desktop its label is the column's heading, and is only read out. */
export const RowField = ({ label, error, className, ...input }: RowFieldProps) => {
  const { control, errorId } = useFieldControl({ error, required: true });
  return (
    <div className="min-w-0">
      <label htmlFor={control.id} className="mb-1 block text-xs font-semibold @2xl:sr-only">
        {label}
      </label>
      <input
        autoComplete="off"
        {...input}
        {...control}
        className={clsx(controlClass, 'tabular-nums', className)}
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
};
