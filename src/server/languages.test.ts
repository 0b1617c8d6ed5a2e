import { expect, it } from 'vitest';
import { de } from '#shared/texts/de/index.ts';
import { en } from '#shared/texts/en/index.ts';
import { fr } from '#shared/texts/fr/index.ts';
import { it as italian } from '#shared/texts/it/index.ts';
import type { Catalogue } from '#shared/translator.ts';
import { texts as germanOfServer } from './texts/de/index.ts';
import { texts as englishOfServer } from './texts/en/index.ts';
import { texts as frenchOfServer } from './texts/fr/index.ts';
import { texts as italianOfServer } from './texts/it/index.ts';

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

const source = textsOf({ ...italian.texts, ...italianOfServer });

/** The parameters and numbered parts of a text, in any order. */
const marksOf = (text: string): string[] => (text.match(/\{\w+\}|<\/?\d>/g) ?? []).sort();

const english = { ...en.texts, ...englishOfServer };
const german = { ...de.texts, ...germanOfServer };
const french = { ...fr.texts, ...frenchOfServer };

it.each([
  ['English', english],
  ['German', german],
  ['French', french],
])('%s has every text, with the parameters and parts of the Italian one', (_, catalogue) => {
  const translated = textsOf(catalogue);
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
});

it.each([
  ['English', english, / {2}|\.\.\.|['"„«»]| [;:!?]/],
  ['German', german, / {2}|\.\.\.|['"”«»]| [;:!?]|„[^“]*$/],
  // Before the high signs, and inside of the quotes, a space at which no line breaks.
  ['French', french, / {2}|\.\.\.|['"“”„]|[^\u00a0][;!?»]|[^\u00a0\d]:|«(?!\u00a0)/],
])('%s has its own quotes, apostrophes and spaces', (_, catalogue, misprint) => {
  expect([...textsOf(catalogue)].filter(([, text]) => misprint.test(text))).toEqual([]);
});
