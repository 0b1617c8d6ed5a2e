import { expect, it } from 'vitest';
import { type ForeignLocale, foreignLocales, locales } from '#shared/languages/locales.ts';
import type { Catalogue } from '#shared/languages/translator.ts';
import { catalogues } from '#tests/support/catalogue-words.ts';
import { languages } from './languages.ts';

/** Each text by its key; plurals are two. */
const textsOf = (catalogue: Catalogue): Map<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([part, texts]) =>
      Object.entries(texts).flatMap(([name, text]): [string, string][] =>
        typeof text === 'string'
          ? [[`${part}.${name}`, text]]
          : [
              [`${part}.${name}.one`, text.one],
              [`${part}.${name}.other`, text.other],
            ],
      ),
    ),
  );

const source = textsOf(catalogues.it);

/** The parameters and numbered parts of a text, in any order. */
const marksOf = (text: string): string[] => (text.match(/\{\w+\}|<\/?\d>/g) ?? []).sort();

it.each(locales)('%s has its own key', (locale) => {
  expect(languages[locale].locale).toBe(locale);
});

it.each(foreignLocales)(
  '%s has every text, with the parameters and parts of the Italian one',
  (locale) => {
    const translated = textsOf(catalogues[locale]);
    expect([...translated.keys()].sort()).toEqual([...source.keys()].sort());
    const wrong = [...source].filter(([key, text]) => {
      const translation = translated.get(key) ?? '';
      // The first of two may leave its number out: '1 notte'. The library's own words are for Italian alone.
      const isFree = key.endsWith('.one') || key === 'forms.invalid';
      const marks = isFree ? [] : marksOf(text);
      return (
        translation.trim() === '' ||
        (marks.length > 0 && marksOf(translation).join() !== marks.join())
      );
    });
    expect(wrong).toEqual([]);
  },
);

it.each<[ForeignLocale, RegExp]>([
  ['en', / {2}|\.\.\.|['"„«»]| [;:!?]/],
  ['de', / {2}|\.\.\.|['"”«»]| [;:!?]|„[^“]*$/],
  // Before the high signs, and inside of the quotes, a space at which no line breaks.
  ['fr', / {2}|\.\.\.|['"“”„]|[^\u00a0][;!?»]|[^\u00a0\d]:|«(?!\u00a0)/],
])('%s has its own quotes, apostrophes and spaces', (locale, misprint) => {
  const texts = [...textsOf(catalogues[locale])];
  expect(texts.filter(([, text]) => misprint.test(text))).toEqual([]);
});
