// Unsent input of forms, kept until the tab is closed.

export type Input = Record<string, string | number | boolean>;

const keyOf = (formId: string): string => `unsent-${formId}`;

/** Accessing the storage throws if the browser blocks it. */
export const tryOrElse = <Result>(action: () => Result, fallback: Result): Result => {
  try {
    return action();
  } catch {
    return fallback;
  }
};

/** Without any input it removes the stored one. */
export const storeUnsent = (formId: string, input: Input): void =>
  tryOrElse(() => {
    if (Object.keys(input).length === 0) sessionStorage.removeItem(keyOf(formId));
    else sessionStorage.setItem(keyOf(formId), JSON.stringify(input));
  }, undefined);

export const readUnsent = (formId: string): Record<string, unknown> =>
  tryOrElse(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  }, {});

const changedValue = (control: Element): [string, string | number | boolean] | null => {
  if (control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? null : [control.name, control.value];
  }
  if (!(control instanceof HTMLInputElement)) return null;
  if (control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? null : [control.name, control.checked];
  }
  if (control.type === 'radio') {
    return control.checked && !control.defaultChecked ? [control.name, control.value] : null;
  }
  if (control.value === control.defaultValue) return null;
  return [control.name, control.type === 'number' ? control.valueAsNumber : control.value];
};

/** The input that differs from the server's form, by field name. */
export const changedInput = (form: HTMLFormElement): Input => {
  const entries = [...form.elements].map(changedValue).filter((entry) => entry !== null);
  return Object.fromEntries(entries.filter(([name]) => name !== ''));
};

/** Forms that work without JavaScript have an `action`, and passwords are in none of them. */
const UNHYDRATED = '[data-hydrated="false"] form[id][action]';

/** Stores the input of forms that are not hydrated when the page is left; hydrated forms do so themselves. */
export const storeUnhydratedInput = (): void =>
  window.addEventListener('pagehide', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>(UNHYDRATED)) {
      const input = changedInput(form);
      const stored = readUnsent(form.id) as Input;
      if (Object.keys(input).length > 0) storeUnsent(form.id, { ...stored, ...input });
    }
  });
