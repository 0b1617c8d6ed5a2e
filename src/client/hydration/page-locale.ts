import type { Locale } from '#shared/languages/locales.ts';

/** A browser that translates pages changes `lang`, so the body names the language too. */
export const pageLocale = (): Locale => document.body.dataset.locale as Locale;
