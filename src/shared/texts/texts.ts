import type { createLanguage, LanguageData } from '#shared/languages/language.ts';
import { reference, type Translate, type Translation } from '#shared/languages/translator.ts';
import type { it } from './it/index.ts';

/** Every text of the site's pages. */
export type Texts = (typeof it)['texts'];

/** The data of a language other than Italian: a forgotten text or parameter does not compile. */
export type TranslatedLanguage = LanguageData<{
  [Part in keyof Texts]: Translation<Texts[Part]>;
}>;

export type Language = ReturnType<typeof createLanguage<Texts>>;

/** Names a text for whoever knows the reader: messages of schemas and rules that visitors and guests meet. */
export const text: Translate<Texts> = reference;
