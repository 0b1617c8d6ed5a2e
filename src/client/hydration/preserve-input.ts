import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changedInput, type Input, readUnsent, storeUnsent } from './unsent-input.ts';

const inputOf = (formId: string): Input => {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? changedInput(form) : {};
};

/**
 * Restores, by field name, the input that the visitor typed or the browser filled in before hydration, which
 * resets the fields to their default values.
 */
export const usePreservedInput = <Values extends object>(
  formId: string,
  restore: (input: Partial<Values>) => void,
): void => {
  const [input] = useState(() => inputOf(formId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    if (Object.keys(input).length > 0) restore(input as Partial<Values>);
  }, []);
};

type UnsentInput<Values> = {
  formId: string;
  /** The empty form. Fields that are not named here are not kept. */
  empty: Partial<Values>;
  /** Fields with values from another source. */
  settled?: readonly (keyof Values)[];
  /** Nothing is kept of a form that was sent. */
  isSent: boolean;
  onRestored?: () => void;
};

/**
 * Restores a form's input from an earlier page of this tab, and stores it when the page is left. Call it after
 * `usePreservedInput`, because input typed on this page has precedence.
 */
export const useUnsentInput = <Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  { formId, empty, settled = [], isSent, onRestored }: UnsentInput<Values>,
): void => {
  const fields = Object.keys(empty) as Path<Values>[];
  const isEmpty = (field: Path<Values>): boolean => getValues(field) === empty[field];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is shown
  useEffect(() => {
    const stored = readUnsent(formId);
    const restored = fields.filter(
      (field) =>
        typeof stored[field] === typeof empty[field] &&
        stored[field] !== empty[field] &&
        isEmpty(field) &&
        !settled.includes(field),
    );
    for (const field of restored) {
      const value = stored[field] as PathValue<Values, Path<Values>>;
      setValue(field, value, { shouldDirty: true });
    }
    if (restored.length > 0) onRestored?.();
  }, []);

  const store = useEffectEvent(() => {
    const written = isSent ? [] : fields.filter((field) => !isEmpty(field));
    storeUnsent(formId, Object.fromEntries(written.map((field) => [field, getValues(field)])));
  });
  useEffect(() => {
    const leave = () => store();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    if (isSent) store();
  }, [isSent]);
};
