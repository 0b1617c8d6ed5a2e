import type { ComponentProps } from 'react';
import { TextField } from '#client/ui/text-field.tsx';

/** As large as it will stand over the text. */
export const TitleField = (
  field: Omit<ComponentProps<typeof TextField>, 'label' | 'required' | 'className'>,
) => (
  <TextField
    {...field}
    label="Titolo"
    required
    autoComplete="off"
    className="font-serif text-xl text-sea-700"
  />
);
