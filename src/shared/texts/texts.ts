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

/**
 * Names a text for code that does not know the reader's language: messages of schemas and rules for
 * visitors and guests.
 */
export const text: Translate<Texts> = reference;
