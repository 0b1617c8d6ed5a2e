import type { LanguageData } from '#shared/language.ts';
import type { Locale } from '#shared/locales.ts';
import type { Texts } from '#shared/texts/texts.ts';

// A page loads the texts of its own language alone.
const texts = {
  it: () => import('#shared/texts/it/index.ts').then(({ it }) => it),
  en: () => import('#shared/texts/en/index.ts').then(({ en }) => en),
  de: () => import('#shared/texts/de/index.ts').then(({ de }) => de),
  fr: () => import('#shared/texts/fr/index.ts').then(({ fr }) => fr),
} satisfies Record<Locale, unknown>;

/** The texts of the page's language. A browser that translates pages changes `lang`, so the body names it too. */
export const loadTexts = (): Promise<LanguageData<Texts>> => {
  const locale = document.body.dataset.locale as Locale;
  // A translation has the parameters of the Italian text.
  return texts[locale]() as Promise<LanguageData<Texts>>;
};
