import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ContactFormValues, contactFields } from './contact-form-values.ts';

/** What was written and not sent. */
type KeptMessage = Pick<ContactFormValues, (typeof contactFields)[number]>;

const KEY = 'unsent-message';

/** A browser may refuse its storage: then nothing is kept. */
const attempt = <Answer>(action: () => Answer, otherwise: Answer): Answer => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** Keeps a message for as long as the window is open; without a text there is nothing to keep. */
export const keepMessage = ({ name, email, phone, message }: KeptMessage): void =>
  attempt(() => {
    if (message.trim() === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ name, email, phone, message }));
  }, undefined);

/** What is kept; null where there is nothing, or nothing that makes sense. */
export const readKeptMessage = (): KeptMessage | null =>
  attempt(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fields = Object.entries(kept);
    const read = (wanted: string): string => {
      const [, text] = fields.find(([field]) => field === wanted) ?? [];
      return typeof text === 'string' ? text : '';
    };
    return Object.fromEntries(contactFields.map((field) => [field, read(field)])) as KeptMessage;
  }, null);

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
