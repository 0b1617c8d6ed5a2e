import { type Input, tryOrElse } from './unsent-input.ts';

/*
 * The page in another language is another document. Who goes there finds the place where they were, and what they
 * had written.
 */

/** In sessionStorage, from one page to the next. */
export const SWITCH = 'switch';

export type KeptForSwitch = {
  /** The page that is to come. */
  href: string;
  /** By the id of its form. */
  inputs: Record<string, Input>;
  /** What was being read, and how far below the top of the window it began; none at the top of the page. */
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

/** Before the page is hydrated, which keeps what is written by then (preserve-input.ts). */
export const restoreAfterSwitch = (): void =>
  tryOrElse(() => {
    const kept = JSON.parse(sessionStorage.getItem(SWITCH) ?? 'null') as KeptForSwitch | null;
    sessionStorage.removeItem(SWITCH);
    if (kept?.href === location.href) restore(kept);
  }, undefined);
