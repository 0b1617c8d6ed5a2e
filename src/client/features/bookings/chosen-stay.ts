import { readUnsent, storeUnsent } from '#client/hydration/unsent-input.ts';
import type { Locale } from '#shared/languages/locales.ts';

/** The texts of the bar at the foot, complete: pages without a calendar have neither texts nor prices. */
export type ChosenStay = {
  /** The path of the page with its form, without a language. */
  path: string;
  /** The language of the words. */
  locale: Locale;
  /** '4–11 luglio 2026 · 7 notti' */
  dates: string;
  /** 'Totale indicativo: 1.150 €' */
  total: string;
};

const KEY = 'stay';

/** An event of the window; its detail is the stay, or null. */
export const STAY_CHOSEN = 'stay-chosen';

/** The stay chosen in this tab. */
export const chosenStay = (): ChosenStay | null => {
  const { path, locale, dates, total } = readUnsent(KEY);
  const isWhole = [path, locale, dates, total].every((text) => typeof text === 'string');
  return isWhole ? ({ path, locale, dates, total } as ChosenStay) : null;
};

/** Keeps the stay until the tab is closed; null forgets it. */
export const chooseStay = (stay: ChosenStay | null): void => {
  storeUnsent(KEY, stay ?? {});
  dispatchEvent(new CustomEvent(STAY_CHOSEN, { detail: stay }));
};
