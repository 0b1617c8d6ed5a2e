import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useLanguage } from '#client/ui/language.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

const LEVELS = 4;

const levels = {
  empty: { level: 0, colour: '', label: null },
  short: { level: 0, colour: '', label: 'account.strengthShort' },
  weak: { level: 1, colour: 'bg-amber-800', label: 'account.strengthWeak' },
  fair: { level: 2, colour: 'bg-sea-600', label: 'account.strengthFair' },
  good: { level: 3, colour: 'bg-olive-700', label: 'account.strengthGood' },
  strong: { level: 4, colour: 'bg-olive-700', label: 'account.strengthStrong' },
} as const satisfies Record<PasswordStrength, object>;

type PasswordStrengthHintProps = {
  password: string;
  /** Name and email, which an attacker knows and tries first. */
  about?: readonly string[] | undefined;
  min: number;
};

/**
 * The live region changes only with the level, so that typing does not flood screen readers. Phrasing content
 * only: it is rendered inside the hint's paragraph.
 */
const PasswordStrengthHint = ({ password, about = [], min }: PasswordStrengthHintProps) => {
  const { t } = useLanguage();
  const { level, colour, label } = levels[passwordStrength(password, { min, about })];
  return (
    <>
      <span aria-hidden className="mb-1.5 flex gap-1">
        {Array.from({ length: LEVELS }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={clsx(
              'h-1 grow rounded-full transition-colors',
              index < level ? colour : 'bg-sand-200',
            )}
          />
        ))}
      </span>
      <span role="status">{label ? t(label) : t('account.passwordLength', { min })}</span>
    </>
  );
};

type NewPasswordFieldProps = {
  /** The current value. */
  typed: string;
} & Omit<ComponentProps<typeof PasswordStrengthHint>, 'password'> &
  Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'about' | 'min'>;

export const NewPasswordField = ({ typed, about, min, ...field }: NewPasswordFieldProps) => (
  <PasswordField
    {...field}
    autoComplete="new-password"
    hint={<PasswordStrengthHint password={typed} about={about} min={min} />}
  />
);
