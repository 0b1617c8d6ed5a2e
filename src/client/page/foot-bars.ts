import { type ChosenStay, chosenStay, STAY_CHOSEN } from '#client/features/bookings/chosen-stay.ts';
import { pageLocale } from '#client/hydration/page-locale.ts';
import { localizedPath } from '#shared/languages/locales.ts';

/* The bars at the foot are in the server's HTML (features/bookings/foot-bars.tsx). */

let stay: ChosenStay | null = null;
let isAtForm = false;
/** What leads to the dates, and the calendar itself (`data-offers-dates`), as far as it is on the screen. */
const offers = new Set<Element>();

const fill = (bar: HTMLElement, { path, locale, dates, total }: ChosenStay): void => {
  const [words, link] = bar.children as unknown as [HTMLElement, HTMLAnchorElement];
  const [days, sum] = words.children as unknown as [HTMLElement, HTMLElement];
  words.lang = locale;
  days.textContent = dates;
  sum.textContent = total;
  link.href = localizedPath(pageLocale(), path);
};

const datesBar = (): HTMLElement | null => document.querySelector('[data-dates-bar]');

const show = (): void => {
  const dates = datesBar();
  // The stay of a shared link leads to the form, not to the dates.
  const isBeside = dates?.dataset.datesBar === 'asked' ? isAtForm : offers.size > 0;
  dates?.toggleAttribute('inert', isBeside || stay !== null);
  const bar = document.querySelector<HTMLElement>('[data-stay-bar]');
  if (!bar) return;
  bar.hidden = stay === null;
  bar.inert = isAtForm || stay === null;
  if (stay) fill(bar, stay);
};

const offersInView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) offers.add(target);
      else offers.delete(target);
    }
    // Hides the header's link, too (styles/site.css).
    document.documentElement.toggleAttribute('data-dates-offered', offers.size > 0);
    show();
  },
  // Nothing is seen below the header.
  { rootMargin: '-80px 0px 0px' },
);

const form = new IntersectionObserver(
  (entries) => {
    isAtForm = entries.at(-1)?.isIntersecting === true;
    show();
  },
  // Ignores the form's top edge at the foot of the screen, which does not show the total yet.
  { rootMargin: '0px 0px -40%' },
);

/** Parts that the app renders appear later, and choose their stay then. */
const showStay = (chosen: ChosenStay | null): void => {
  stay = chosen;
  for (const offer of document.querySelectorAll('[data-offers-dates]')) offersInView.observe(offer);
  const stayForm = document.querySelector('[data-stay-form]');
  if (stayForm) form.observe(stayForm);
  show();
};

/**
 * Shows the stay chosen in this tab, unless its form is on the screen; without one, a link to the calendar where
 * the screen has no other way there.
 */
export const showFootBars = (): void => {
  showStay(chosenStay());
  addEventListener(STAY_CHOSEN, (event) => showStay((event as CustomEvent).detail));
  // Another page may have changed the stay before the visitor came back.
  addEventListener('pageshow', ({ persisted }) => persisted && showStay(chosenStay()));
};
