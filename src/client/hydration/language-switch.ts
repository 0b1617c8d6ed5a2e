import { attempt, changedInput, type Input } from './unsent-input.ts';

/*
 * The page in another language is another document. Who goes there finds the place where they were, and what they
 * had written; and the choice is remembered.
 */

/** In localStorage, of every tab. */
const CHOSEN = 'language';
/** In sessionStorage, from one page to the next. */
const KEPT = 'switch';

/** The language that somebody chose in this browser. */
export const chosenLanguage = (): string | null =>
  attempt(() => localStorage.getItem(CHOSEN), null);

type Kept = {
  /** The page that is to come. */
  href: string;
  /** What was being read, and how far below the top of the window it began. */
  part: string;
  top: number;
  /** By the id of its form. */
  inputs: Record<string, Input>;
};

/** React gives other ids to other pages. */
const PARTS = 'main, main [id]:not([id^="_"])';

const topOf = (part: Element): number => part.getBoundingClientRect().top;

/** The last part that begins in the upper half of the window. */
const readPart = (): Element | undefined =>
  [...document.querySelectorAll(PARTS)]
    .filter((part) => part.getClientRects().length > 0 && topOf(part) < innerHeight / 2)
    .sort((one, other) => topOf(one) - topOf(other))
    .at(-1);

/** Of the forms that the next page has too; no passwords. */
const writtenInputs = (): Kept['inputs'] =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLFormElement>('main form[id]')].map((form) => {
      const secret = [...form.querySelectorAll<HTMLInputElement>('[type=password]')];
      const input = Object.entries(changedInput(form));
      return [
        form.id,
        Object.fromEntries(input.filter(([name]) => !secret.some((field) => field.name === name))),
      ];
    }),
  );

const keep = (link: HTMLAnchorElement): void =>
  attempt(() => {
    localStorage.setItem(CHOSEN, link.hreflang);
    // The page of a list, or the chosen days, may be newer than the link.
    link.search = location.search;
    link.hash = location.hash;
    const part = readPart();
    const kept: Kept = {
      href: link.href,
      part: part?.id ?? '',
      top: part && scrollY > 0 ? topOf(part) : Number.NaN,
      inputs: writtenInputs(),
    };
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  }, undefined);

/** Keeps all that when a link to another language is followed. */
export const keepOnSwitch = (): void =>
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) keep(link);
  });

const fill = (form: HTMLElement | null, input: Input): void => {
  if (!(form instanceof HTMLFormElement)) return;
  for (const [name, value] of Object.entries(input)) {
    const field = form.elements.namedItem(name);
    if (typeof value === 'boolean') Object.assign(field ?? {}, { checked: value });
    else Object.assign(field ?? {}, { value });
  }
};

/** Brings it back before the page is hydrated, which keeps what is written by then (preserve-input.ts). */
export const restoreAfterSwitch = (): void =>
  attempt(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
    sessionStorage.removeItem(KEPT);
    if (kept.href !== location.href) return;
    for (const [id, input] of Object.entries(kept.inputs ?? {})) {
      fill(document.getElementById(id), input);
    }
    const part = document.getElementById(kept.part ?? '');
    // JSON writes NaN as null: the page was not scrolled.
    if (part && typeof kept.top === 'number')
      scrollBy({ top: topOf(part) - kept.top, behavior: 'instant' });
  }, undefined);
