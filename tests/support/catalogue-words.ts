import { languages } from '#server/languages.ts';
import { texts as germanOfServer } from '#server/texts/de/index.ts';
import { texts as englishOfServer } from '#server/texts/en/index.ts';
import { texts as frenchOfServer } from '#server/texts/fr/index.ts';
import { texts as italianOfServer } from '#server/texts/it/index.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { Catalogue } from '#shared/languages/translator.ts';
import { de } from '#shared/texts/de/index.ts';
import { en } from '#shared/texts/en/index.ts';
import { fr } from '#shared/texts/fr/index.ts';
import { it as italian } from '#shared/texts/it/index.ts';

/** Every text of the site, of the pages and of the server alone. */
export const catalogues: Record<Locale, Catalogue> = {
  it: { ...italian.texts, ...italianOfServer },
  en: { ...en.texts, ...englishOfServer },
  de: { ...de.texts, ...germanOfServer },
  fr: { ...fr.texts, ...frenchOfServer },
};

type Text = Catalogue[string][string];

const formsOf = (text: Text | undefined): string[] =>
  text === undefined ? [] : typeof text === 'string' ? [text] : [text.one, text.other];

const textsOf = (catalogue: Catalogue): [key: string, texts: string[]][] =>
  Object.entries(catalogue).flatMap(([part, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string[]] => [
      `${part}.${name}`,
      formsOf(text),
    ]),
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the text with anything in the place of its parameters; null where nothing of it would be left. */
const patternOf = (piece: string): RegExp | null => {
  const words = piece.replaceAll(/\{\w+\}/g, '');
  if (!/\p{L}{3}/u.test(words)) return null;
  const source = piece
    .trim()
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.{0,60}');
  return new RegExp(words.length > 20 ? source : `^${source}$`, 'u');
};

/** Links in a sentence are separate elements. */
const piecesOf = (text: string): string[] => text.split(/<\/?\d>/);

/** Every key of a text: words that a page does not know are shown as their key. */
export const textKeys = new Set(textsOf(catalogues.it).map(([key]) => key));

/** Finds Italian texts of the catalogues among words that should be in another language. */
export const createItalianFinder = (locale: Locale): ((words: string) => string[]) => {
  const own = new Set(textsOf(catalogues[locale]).flatMap(([, texts]) => texts.flatMap(piecesOf)));
  const italianOnly = textsOf(catalogues.it).flatMap(([key, texts]) =>
    texts
      .flatMap(piecesOf)
      .filter((piece) => !own.has(piece))
      .flatMap((piece) => {
        const pattern = patternOf(piece);
        return pattern ? [{ key, pattern }] : [];
      }),
  );
  const { t: _, ...rest } = languages[locale];
  const days = languages.it.weekdayNames
    .map(({ name }) => name)
    .filter((name) => !rest.weekdayNames.some((day) => day.name === name));
  const weekday = new RegExp(`(?<!\\p{L})(${days.join('|')})(?!\\p{L})`, 'u');
  return (words) => [
    ...italianOnly.flatMap(({ key, pattern }) => (pattern.test(words) ? [key] : [])),
    ...(weekday.test(words) ? ['a weekday'] : []),
  ];
};
