import { useSyncExternalStore } from 'react';
import { readUnsent, storeUnsent } from '#client/hydration/unsent-input.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

/** The bar's content, stored so that pages without a calendar need no price code. */
export type ChosenStay = {
  /** The path of the page with its form, without a language. */
  path: string;
  startDate: StayDate;
  endDate: StayDate;
  totalCents: number;
};

type Shown = { stay: ChosenStay | null; isAtForm: boolean };

const KEY = 'stay';
const nothing: Shown = { stay: null, isAtForm: false };
const listeners = new Set<() => void>();
let shown: Shown | undefined;

const stored = (): ChosenStay | null => {
  const { path, startDate, endDate, totalCents } = readUnsent(KEY);
  const isWhole =
    [path, startDate, endDate].every((text) => typeof text === 'string') &&
    typeof totalCents === 'number';
  return isWhole ? ({ path, startDate, endDate, totalCents } as ChosenStay) : null;
};

const current = (): Shown => {
  shown ??= { ...nothing, stay: stored() };
  return shown;
};

const change = (part: Partial<Shown>): void => {
  shown = { ...current(), ...part };
  for (const listener of listeners) listener();
};

/** Keeps the stay until the tab is closed; null forgets it. */
export const chooseStay = (stay: ChosenStay | null): void => {
  storeUnsent(KEY, stay ?? {});
  change({ stay });
};

/** A ref for the form, which hides the bar while it is on the screen. */
export const watchForm = (form: Element | null) => {
  if (!form) return;
  // The margin ignores the form's top edge at the foot of the screen, which does not show the total yet.
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry) change({ isAtForm: entry.isIntersecting });
    },
    { rootMargin: '0px 0px -40%' },
  );
  observer.observe(form);
  return () => {
    observer.disconnect();
    change({ isAtForm: false });
  };
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The stay chosen in this tab, and whether its form is on the screen. */
export const useChosenStay = (): Shown => useSyncExternalStore(subscribe, current, () => nothing);
