import type { ComponentProps } from 'react';
import { TextField } from '#client/ui/text-field.tsx';

type PersonFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'inputMode' | 'autoComplete' | 'required'
>;

// Somebody else's name and address: the browser must not fill in one's own.

export const PersonNameField = (field: PersonFieldProps) => (
  <TextField label="Nome" autoComplete="off" required {...field} />
);

export const PersonEmailField = (field: PersonFieldProps) => (
  <TextField
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...field}
  />
);
