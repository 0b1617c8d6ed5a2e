import { createDates, type DateWords } from './dates.ts';
import type { Locale } from './locales.ts';
import { createNumbers, type NumberWords } from './numbers.ts';
import { type Catalogue, createReader, createTranslator } from './translator.ts';

/** What a language brings: how it writes days and numbers, and the texts of the site. */
export type LanguageData<Texts extends Catalogue = Catalogue> = {
  locale: Locale;
  dates: DateWords;
  numbers: NumberWords;
  texts: Texts;
};

/** Writes for readers of one language. It is passed along: no part of the site has a language of its own. */
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
    /** Makes words of a `text(…)` that a schema or rule named; leaves any other as it is. */
    read: createReader(texts, t),
    ...createDates(dates),
    ...createNumbers(numbers),
  };
};
