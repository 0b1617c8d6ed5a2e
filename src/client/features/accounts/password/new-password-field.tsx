import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { PasswordField } from '#client/ui/password-field.tsx';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

const LEVELS = 4;

const marks: Record<PasswordStrength, { level: number; colour: string; words: string | null }> = {
  empty: { level: 0, colour: '', words: null },
  short: { level: 0, colour: '', words: 'Ancora troppo corta.' },
  weak: { level: 1, colour: 'bg-amber-800', words: 'Debole: si indovina in fretta.' },
  fair: { level: 2, colour: 'bg-sea-600', words: 'Discreta: più lunga sarebbe più sicura.' },
  good: { level: 3, colour: 'bg-olive-700', words: 'Buona: non è facile da indovinare.' },
  strong: { level: 4, colour: 'bg-olive-700', words: 'Ottima: molto difficile da indovinare.' },
};

type PasswordStrengthHintProps = {
  password: string;
  /** What others know of the person: name, address. */
  about?: readonly string[] | undefined;
  /** The fewest characters that are accepted. */
  min: number;
};

/**
 * How hard a password is to guess, in words. It only speaks up when the word changes, so that it
 * can be read out while somebody types. Made of phrasing content: it stands in a field's hint.
 */
const PasswordStrengthHint = ({ password, about = [], min }: PasswordStrengthHintProps) => {
  const { level, colour, words } = marks[passwordStrength(password, { min, about })];
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
      <span role="status">{words ?? `Almeno ${min} caratteri.`}</span>
    </>
  );
};

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
