import { type Input, tryOrElse } from './unsent-input.ts';

/* Switching language loads a new document; restores scroll position and unsent input. */

/** In sessionStorage, from one page to the next. */
export const SWITCH = 'switch';

export type KeptForSwitch = {
  /** The page to load. */
  href: string;
  /** By the id of its form. */
  inputs: Record<string, Input>;
  /** The part being read and its distance from the top of the window; null at the top of the page. */
  place: { part: string; top: number } | null;
};

const fill = (form: HTMLElement | null, input: Input): void => {
  if (!(form instanceof HTMLFormElement)) return;
  for (const [name, value] of Object.entries(input)) {
    const field = form.elements.namedItem(name) ?? {};
    Object.assign(field, typeof value === 'boolean' ? { checked: value } : { value });
  }
};

const restore = ({ inputs, place }: KeptForSwitch): void => {
  for (const [id, input] of Object.entries(inputs)) fill(document.getElementById(id), input);
  const part = place && document.getElementById(place.part);
  if (!part) return;
  scrollBy({ top: part.getBoundingClientRect().top - place.top, behavior: 'instant' });
};

/** Call before hydration, which preserves the restored input (preserve-input.ts). */
export const restoreAfterSwitch = (): void =>
  tryOrElse(() => {
    const kept = JSON.parse(sessionStorage.getItem(SWITCH) ?? 'null') as KeptForSwitch | null;
    sessionStorage.removeItem(SWITCH);
    if (kept?.href === location.href) restore(kept);
  }, undefined);
