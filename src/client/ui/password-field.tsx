import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type ControlProps, controlClass, Field } from './field.tsx';
import { useLanguage } from './language.tsx';

type PasswordFieldProps = ControlProps<'input', 'type'> & {
  /** For a password that its reader passes on. */
  startsShown?: boolean;
};

export const PasswordField = ({
  label,
  hint,
  error,
  required,
  className,
  fieldClassName,
  startsShown = false,
  ...input
}: PasswordFieldProps) => {
  const { t } = useLanguage();
  const [shown, setShown] = useState(startsShown);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} required={required} className={fieldClassName}>
      {(control) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={clsx(controlClass, 'pr-13', className)}
          />
          <button
            type="button"
            aria-label={t('forms.showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-field text-ink-soft hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
};
