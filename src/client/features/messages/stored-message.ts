import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ContactFormValues, contactFields } from './contact-form-values.ts';

type StoredMessage = Pick<ContactFormValues, (typeof contactFields)[number]>;

const KEY = 'unsent-message';

/** Accessing the storage throws if the browser blocks it. */
const attempt = <Result>(action: () => Result, fallback: Result): Result => {
  try {
    return action();
  } catch {
    return fallback;
  }
};

/** Stores an unsent message until the window is closed, unless it has no text. */
export const storeMessage = ({ name, email, phone, message }: StoredMessage): void =>
  attempt(() => {
    if (message.trim() === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ name, email, phone, message }));
  }, undefined);

export const readStoredMessage = (): StoredMessage | null =>
  attempt(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const fields = Object.entries(stored);
    const read = (wanted: string): string => {
      const [, text] = fields.find(([field]) => field === wanted) ?? [];
      return typeof text === 'string' ? text : '';
    };
    return Object.fromEntries(contactFields.map((field) => [field, read(field)])) as StoredMessage;
  }, null);

/** Restores an unsent message after a reload or a visit to another page. */
export const useStoredMessage = (
  { getValues, setValue }: UseFormReturn<ContactFormValues>,
  onRestored: () => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount and unmount
  useEffect(() => {
    const stored = readStoredMessage();
    for (const field of contactFields) {
      if (stored?.[field] && !getValues(field))
        setValue(field, stored[field], { shouldDirty: true });
    }
    if (stored) onRestored();
    const store = () => storeMessage(getValues());
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      store();
    };
  }, []);
};
