import { invalidInput } from '#server/app-error.ts';
import type { TranslatedTexts } from '#server/card/translated-texts.ts';
import type { Database } from '#server/database/database.types.ts';
import {
  type ForeignLocale,
  HOUSE_LOCALE,
  italianLanguageNames,
  type Locale,
} from '#shared/languages/locales.ts';
import type { TranslationSummary } from '#shared/languages/translations.schema.ts';
import { listTexts } from './translation-states.service.ts';
import { findOfferedLocales } from './translations.repository.ts';

const neededOf = (translated: readonly TranslatedTexts[]): TranslatedTexts[] =>
  translated.filter(({ isNeeded }) => isNeeded);

/** The texts among these that a language still needs to be offered. */
export const missingToOffer = (
  translated: readonly TranslatedTexts[],
  texts: readonly TranslationSummary[],
): TranslationSummary[] => {
  const kinds = neededOf(translated).map(({ kind }) => kind);
  return texts.filter(({ kind, state }) => kinds.includes(kind) && state === 'missing');
};

const listMissing = async (
  db: Database,
  translated: readonly TranslatedTexts[],
  locale: ForeignLocale,
): Promise<TranslationSummary[]> =>
  missingToOffer(translated, await listTexts(db, neededOf(translated), locale));

/** The given languages that are translated far enough; always includes Italian. */
export const readyLanguages = async (
  db: Database,
  translated: readonly TranslatedTexts[],
  wanted: readonly Locale[],
): Promise<Locale[]> => {
  const ready: Locale[] = [];
  for (const locale of wanted) {
    const isReady =
      locale === HOUSE_LOCALE || (await listMissing(db, translated, locale)).length === 0;
    if (isReady) ready.push(locale);
  }
  return ready;
};

const SHOWN = 3;

const listed = (texts: readonly TranslationSummary[]): string => {
  const names = texts.slice(0, SHOWN).map(({ subject, label }) => `${subject}: ${label}`);
  return `${names.join('; ')}${texts.length > SHOWN ? '…' : ''}`;
};

/** A language that is offered from now on has the texts of house and home page. INVALID_INPUT. */
export const assertCanBeOffered = async (
  db: Database,
  translated: readonly TranslatedTexts[],
  wanted: readonly Locale[],
): Promise<void> => {
  const offered = await findOfferedLocales(db);
  for (const locale of wanted) {
    if (locale === HOUSE_LOCALE || offered.includes(locale)) continue;
    const missing = await listMissing(db, translated, locale);
    if (missing.length === 0) continue;
    const language = italianLanguageNames[locale];
    const count =
      missing.length === 1 ? 'manca ancora un testo' : `mancano ancora ${missing.length} testi`;
    throw invalidInput({
      path: 'languages',
      message: `${language}: ${count} della casa o della prima pagina (${listed(missing)}). Traducili in Lingue.`,
    });
  }
};
