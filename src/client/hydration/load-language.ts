import type { LanguageData } from '#shared/languages/language.ts';
import type { Texts } from '#shared/texts/texts.ts';

// A page loads the texts of its own language alone.
const languages = import.meta.glob<LanguageData<Texts>>('/src/shared/texts/*/site.ts', {
  import: 'site',
});

/** A browser that translates pages changes `lang`, so the body names the language too. */
export const pageLocale = (): string => document.body.dataset.locale ?? '';

/** The page's language, with the texts that every page reads. */
export const loadLanguage = async (): Promise<LanguageData<Texts>> => {
  const load = languages[`/src/shared/texts/${pageLocale()}/site.ts`];
  if (!load) throw new Error(`There are no texts in ${pageLocale()}`);
  return load();
};
