import { createLanguage, type LanguageData } from '#shared/languages/language.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { reference, type Translate, type Translation } from '#shared/languages/translator.ts';
import { de } from '#shared/texts/de/index.ts';
import { en } from '#shared/texts/en/index.ts';
import { fr } from '#shared/texts/fr/index.ts';
import { it } from '#shared/texts/it/index.ts';
import { texts as german } from './texts/de/index.ts';
import { texts as english } from './texts/en/index.ts';
import { texts as french } from './texts/fr/index.ts';
import { texts as italian } from './texts/it/index.ts';

// Texts that only the server writes are separate from those of the pages: no browser loads them.

type ServerTexts = typeof italian;
type AllTexts = (typeof it)['texts'] & ServerTexts;
type Translated = { [Part in keyof ServerTexts]: Translation<ServerTexts[Part]> };

const translated = ({ texts, ...data }: LanguageData, own: Translated): ServerLanguage =>
  // A translation has the parameters of the Italian text.
  createLanguage({ ...data, texts: { ...texts, ...own } as unknown as AllTexts });

export type ServerLanguage = ReturnType<typeof createLanguage<AllTexts>>;

/** Everything that the server says to visitors and guests, in each language. */
export const languages: Readonly<Record<Locale, ServerLanguage>> = {
  it: createLanguage({ ...it, texts: { ...it.texts, ...italian } }),
  en: translated(en, english),
  de: translated(de, german),
  fr: translated(fr, french),
};

/** Names a text, for code that does not know the reader's language, such as errors. */
export const serverText: Translate<AllTexts> = reference;

/** The key of a code's usual text; null if only staff meet the code. */
export const errorTextKey = (code: string): string | null =>
  Object.hasOwn(italian.errors, code) ? `errors.${code}` : null;
