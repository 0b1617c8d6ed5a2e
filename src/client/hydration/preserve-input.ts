import { useEffect, useState } from 'react';

type Input = Record<string, string | number | boolean>;

const changedValue = (control: Element): [string, string | number | boolean] | null => {
  if (control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? null : [control.name, control.value];
  }
  if (!(control instanceof HTMLInputElement)) return null;
  if (control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? null : [control.name, control.checked];
  }
  if (control.value === control.defaultValue) return null;
  return [control.name, control.type === 'number' ? control.valueAsNumber : control.value];
};

const inputOf = (formId: string): Input => {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const entries = [...form.elements].map(changedValue).filter((entry) => entry !== null);
  return Object.fromEntries(entries.filter(([name]) => name !== ''));
};

/**
 * Restores, by field name, what a visitor typed or the browser filled into the server's form before it was
 * hydrated, since hydration resets the fields to their default values.
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
