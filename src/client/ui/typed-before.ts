import { useEffect, useState } from 'react';
import { markRestored } from './restored-forms.ts';

type Typed = Record<string, string | number | boolean>;

const typedValue = (control: Element): [string, string | number | boolean] | null => {
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

const typedInto = (formId: string): Typed => {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const entries = [...form.elements].map(typedValue).filter((entry) => entry !== null);
  return Object.fromEntries(entries.filter(([name]) => name !== ''));
};

/**
 * Gives back, by field name, what somebody (or the browser's own memory) wrote into the server's form before the
 * script was there, which taking the form over would wipe out.
 */
export const useTypedBefore = <Values extends object>(
  formId: string,
  restore: (typed: Partial<Values>) => void,
): void => {
  const [typed] = useState(() => typedInto(formId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => {
    if (Object.keys(typed).length > 0) restore(typed as Partial<Values>);
    const form = document.getElementById(formId);
    if (form) markRestored(form);
  }, []);
};
