import { type ControlProps, FieldError, useFieldControl } from './field.tsx';

export const CheckboxField = ({
  label,
  hint,
  error,
  required,
  fieldClassName,
  ...input
}: ControlProps<'input', 'type' | 'className'>) => {
  const { control, hintId, errorId } = useFieldControl({ hint, error, required });
  return (
    <div className={fieldClassName}>
      <div className="flex gap-3">
        <input
          {...input}
          {...control}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 cursor-pointer rounded-sm accent-sea-600"
        />
        <label
          htmlFor={control.id}
          className="min-w-0 cursor-pointer pt-0.5 text-base leading-snug"
        >
          {label}
        </label>
      </div>
      {hint && (
        <p id={hintId} className="mt-1 ml-9 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
};
