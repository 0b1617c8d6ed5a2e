import type { TranslatedTexts } from '#server/card/translated-texts.ts';
import type { Database } from '#server/database/database.types.ts';
import { foreignLocales } from '#shared/languages/locales.ts';
import { listTextsWithTranslations } from './translation-states.service.ts';
import {
  type ItalianText,
  replaceTranslation,
  type StoredTranslation,
} from './translations.repository.ts';

/** Texts that come with the site, side by side; of formatted ones each paragraph. */
export type InFourLanguages = readonly (readonly [
  it: string,
  en: string,
  de: string,
  fr: string,
])[];

type Words = ReadonlyMap<string, string>;

const PARAGRAPH_TAG = /(<\/?(?:p|h2|li|blockquote)>)/;

/** A formatted text paragraph by paragraph; undefined if one of them is not known. */
const translateHtml = (html: string, words: Words): string | undefined => {
  const pieces = html.split(PARAGRAPH_TAG);
  const translated = pieces.map((piece, index) =>
    // Tags have odd indexes; a text that does not begin a paragraph is a block.
    index % 2 === 1 || !/^<[a-z]/.test(pieces[index - 1] ?? '') ? piece : words.get(piece),
  );
  return translated.includes(undefined) ? undefined : translated.join('');
};

const translationOf = ({ italian, definition }: ItalianText, words: Words): string | undefined =>
  definition.form === 'html' ? translateHtml(italian, words) : words.get(italian);

/** An update changed an Italian text of the site, and its translation is still the earlier one's. */
const isOfEarlierText = (italian: ItalianText, stored: StoredTranslation): boolean =>
  stored.isSample === 1 && stored.italian !== italian.italian;

/** Translates texts that came with the site and are unedited. Keeps translations by staff. */
export const addKnownTranslations = async (
  tx: Database,
  translated: readonly TranslatedTexts[],
  texts: InFourLanguages,
): Promise<void> => {
  for (const [index, locale] of foreignLocales.entries()) {
    const words = new Map(texts.map(([italian, ...others]) => [italian, others[index] ?? '']));
    for (const { italian, stored } of await listTextsWithTranslations(tx, translated, locale)) {
      if (stored && !isOfEarlierText(italian, stored)) continue;
      const text = translationOf(italian, words);
      if (!text) continue;
      const { kind, itemId, field } = italian;
      const key = { locale, kind, itemId, field };
      await replaceTranslation(tx, { ...key, text, italian: italian.italian, isSample: true });
    }
  }
};
