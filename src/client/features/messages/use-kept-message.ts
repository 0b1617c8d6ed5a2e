import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ContactFormValues, contactFields } from './contact-form-values.ts';
import { keepMessage, readKeptMessage } from './kept-message.ts';

/**
 * What is written is there again after a reload, or when somebody comes back from another page.
 * `onRestored` is told when there was something.
 */
export const useKeptMessage = (
  { getValues, setValue }: UseFormReturn<ContactFormValues>,
  onRestored: () => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes and when it goes
  useEffect(() => {
    const kept = readKeptMessage();
    for (const field of contactFields) {
      if (kept?.[field] && !getValues(field)) setValue(field, kept[field], { shouldDirty: true });
    }
    if (kept) onRestored();
    const keep = () => keepMessage(getValues());
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
};
