import { loadCode } from '#client/hydration/load-code.ts';
import { createLanguage } from '#shared/language.ts';
import { isLocale, type Locale } from '#shared/locales.ts';
import type { Language } from '#shared/texts/texts.ts';

// A page loads the texts of its own language alone.
const texts = {
  it: () => import('#shared/texts/it/index.ts').then(({ it }) => createLanguage(it)),
  en: () => import('#shared/texts/en/index.ts').then(({ en }) => createLanguage(en)),
  de: () => import('#shared/texts/de/index.ts').then(({ de }) => createLanguage(de)),
  fr: () => import('#shared/texts/fr/index.ts').then(({ fr }) => createLanguage(fr)),
} satisfies Record<Locale, unknown>;

/** The language of the page, as its `lang` names it. */
export const loadLanguage = (lang: string): Promise<Language> =>
  // A translation has the parameters of the Italian text.
  loadCode(texts[isLocale(lang) ? lang : 'it']) as Promise<Language>;
