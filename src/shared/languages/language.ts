import { createDates, type DateWords } from './dates.ts';
import { createList } from './lists.ts';
import type { Locale } from './locales.ts';
import { createNumbers, type NumberWords } from './numbers.ts';
import { type Catalogue, createReader, createTranslator } from './translator.ts';

/** The parts of a language: its formats of days and numbers, and the texts of the site. */
export type LanguageData<Texts extends Catalogue = Catalogue> = {
  locale: Locale;
  dates: DateWords;
  numbers: NumberWords;
  texts: Texts;
};

/** Writes for readers of one language. Callers pass it along: there is no global language. */
export const createLanguage = <T extends Catalogue>({
  locale,
  dates,
  numbers,
  texts,
}: LanguageData<T>) => {
  const t = createTranslator(locale, texts);
  return {
    locale,
    /** The text of a key. */
    t,
    /** Translates a `text(…)` that a schema or rule named; leaves any other text unchanged. */
    read: createReader(texts, t),
    ...createDates(dates),
    ...createNumbers(numbers),
    /** 'italiano, inglese e francese' */
    formatList: createList(locale),
  };
};
