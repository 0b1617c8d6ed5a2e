import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLanguage } from './language.tsx';

/** Ties a control to its label, hint and error; spread it on the control. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldLabels = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
};

/** The props of a labelled control. `fieldClassName` is for the whole field, `className` for the control. */
export type ControlProps<
  Tag extends 'input' | 'select' | 'textarea',
  Omitted extends string = never,
> = FieldLabels & { fieldClassName?: string } & Omit<
    ComponentProps<Tag>,
    keyof FieldLabels | Omitted
  >;

/** The appearance of text fields and selects. */
export const controlClass =
  'block w-full min-h-12 rounded-field border border-field bg-white px-3.5 py-2.5 text-base text-ink ' +
  'placeholder:text-ink-soft hover:border-ink aria-invalid:border-red-700 aria-invalid:bg-red-100/40 ' +
  'disabled:bg-sand-100 disabled:text-ink-soft';

/** The focus scrolls a field into view, but not the error that appears below it. */
const showWithField = (message: HTMLElement | null): void => {
  const field = message?.parentElement?.parentElement;
  if (field?.contains(document.activeElement)) message?.scrollIntoView({ block: 'nearest' });
};

/** Always rendered, so that screen readers announce a new message. The message may be named by `text(…)`. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => {
  const { read } = useLanguage();
  return (
    <div id={id} aria-live="polite" className="text-sm font-medium text-red-700">
      {error && (
        <p ref={showWithField} className="mt-1.5 scroll-mb-32">
          {read(error)}
        </p>
      )}
    </div>
  );
};

export const useFieldControl = ({ hint, error, required }: Omit<FieldLabels, 'label'>) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = `${id}-error`;
  const control: FieldControl = {
    id,
    'aria-describedby': clsx(hintId, error && errorId) || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return { control, hintId, errorId };
};

type FieldProps = FieldLabels & {
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

export const Field = ({ label, hint, error, required, className, children }: FieldProps) => {
  const { t } = useLanguage();
  const { control, hintId, errorId } = useFieldControl({ hint, error, required });
  return (
    <div className={className}>
      <label htmlFor={control.id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {!required && required !== undefined && (
          <span className="font-normal text-ink-soft"> {t('forms.optional')}</span>
        )}
      </label>
      {children(control)}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
};
