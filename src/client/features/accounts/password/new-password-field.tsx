import type { ComponentProps } from 'react';
import { PasswordField } from '#client/ui/password-field.tsx';
import { PasswordStrengthHint } from './password-strength-hint.tsx';

type NewPasswordFieldProps = {
  /** What is in the field, which the form holds. */
  typed: string;
} & Omit<ComponentProps<typeof PasswordStrengthHint>, 'password'> &
  Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'about' | 'min'>;

/** A password that is being chosen, with a word on how good it is. */
export const NewPasswordField = ({ typed, about, min, ...field }: NewPasswordFieldProps) => (
  <PasswordField
    {...field}
    autoComplete="new-password"
    hint={<PasswordStrengthHint password={typed} about={about} min={min} />}
  />
);
