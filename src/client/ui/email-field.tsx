import type { ComponentProps } from 'react';
import { useLanguage } from './language.tsx';
import { TextField } from './text-field.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode'> & {
  label?: string;
};

export const EmailField = (field: EmailFieldProps) => {
  const { t } = useLanguage();
  return (
    <TextField
      label={t('forms.email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  );
};
