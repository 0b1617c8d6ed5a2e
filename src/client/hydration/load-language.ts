import type { LanguageData } from '#shared/languages/language.ts';
import type { Texts } from '#shared/texts/texts.ts';
import { pageLocale } from './page-locale.ts';

// A page loads the texts of its own language alone.
const languages = import.meta.glob<LanguageData<Texts>>('/src/shared/texts/*/site.ts', {
  import: 'site',
});

/** The page's language, with the texts that every page reads. */
export const loadLanguage = async (): Promise<LanguageData<Texts>> => {
  const load = languages[`/src/shared/texts/${pageLocale()}/site.ts`];
  if (!load) throw new Error(`There are no texts in ${pageLocale()}`);
  return load();
};

/** Adds parts to the texts of the page's language, in place. */
export const addTexts = async (parts: readonly (Promise<object> | undefined)[]): Promise<void> => {
  const [{ texts }, ...loaded] = await Promise.all([loadLanguage(), ...parts]);
  Object.assign(texts, ...loaded);
};
