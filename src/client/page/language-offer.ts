import { pageLocale } from '#client/hydration/page-locale.ts';
import { tryOrElse } from '#client/hydration/unsent-input.ts';
import { type Locale, languageNames } from '#shared/languages/locales.ts';
import { betterLanguage } from './better-language.ts';
import { chosenLanguage, LANGUAGE_LINKS } from './language-switch.ts';

/** Each in its own language, because the reader may not understand the page's. */
const offers: Record<Locale, { read: string; close: string }> = {
  it: { read: 'Leggi questa pagina in italiano', close: 'Chiudi' },
  en: { read: 'Read this page in English', close: 'Close' },
  de: { read: 'Diese Seite auf Deutsch lesen', close: 'Schließen' },
  fr: { read: 'Lire cette page en français', close: 'Fermer' },
};

/** In localStorage. */
const CLOSED = 'language-offer';

const isClosed = (): boolean => tryOrElse(() => localStorage.getItem(CLOSED), null) !== null;

const betterThanPage = (): Locale | null =>
  betterLanguage({
    page: pageLocale(),
    offered: [...document.querySelectorAll<HTMLAnchorElement>(LANGUAGE_LINKS)].map(
      ({ hreflang }) => hreflang as Locale,
    ),
    preferred: navigator.languages,
    chosen: chosenLanguage(),
  });

/** Of the page's own link to itself in a language. */
const hrefIn = (locale: Locale): string =>
  document.querySelector<HTMLAnchorElement>(`${LANGUAGE_LINKS}[hreflang=${locale}]`)?.href ?? '';

/** Shows the link to the page in the reader's language (layouts/site/language-offer.tsx). */
export const offerLanguage = (): void => {
  const bar = document.querySelector<HTMLElement>('.language-offer');
  const locale = bar && !isClosed() ? betterThanPage() : null;
  if (!bar || locale === null) return;
  const [link, close] = bar.children as unknown as [HTMLAnchorElement, HTMLButtonElement];
  const { read, close: closeLabel } = offers[locale];
  Object.assign(bar, { lang: locale, ariaLabel: languageNames[locale], hidden: false });
  link.hreflang = locale;
  (link.lastElementChild as Element).textContent = read;
  link.href = hrefIn(locale);
  // The app may have changed the page since.
  link.onclick = () => {
    link.href = hrefIn(locale);
  };
  close.ariaLabel = closeLabel;
  close.onclick = () => {
    tryOrElse(() => localStorage.setItem(CLOSED, 'closed'), undefined);
    bar.hidden = true;
  };
};
