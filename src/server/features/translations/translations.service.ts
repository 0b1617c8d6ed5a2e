import { createHash } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Cards } from '#server/card/card.ts';
import type { TranslatableField, TranslatedTexts } from '#server/card/translated-texts.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { cleanContent } from '#server/features/rich-text/clean-content.ts';
import { optionalLine, optionalText } from '#shared/forms/fields.schema.ts';
import { foreignLocales } from '#shared/languages/locales.ts';
import type { TranslatedKind } from '#shared/languages/translated-kinds.ts';
import type {
  EntityLanguage,
  SaveTranslationInput,
  TranslatedEntity,
  TranslatedLanguage,
  Translation,
  TranslationKey,
  TranslationState,
} from '#shared/languages/translations.schema.ts';
import { allTranslatedTexts } from './all-texts.ts';
import { missingToOffer } from './offered-languages.service.ts';
import { listTexts, listTextsWithTranslations, summaryOf } from './translation-states.service.ts';
import {
  deleteTranslation,
  findOfferedLocales,
  findTranslation,
  type ItalianText,
  listBegunLocales,
  listItalianTexts,
  replaceTranslation,
  type StoredTranslation,
} from './translations.repository.ts';

const textsOfKind = (cards: Cards, kind: TranslatedKind): TranslatedTexts[] =>
  allTranslatedTexts(cards).filter((texts) => texts.kind === kind);

/** How far each language is. */
export const listTranslatedLanguages = async ({
  database: db,
  cards,
}: AppContext): Promise<TranslatedLanguage[]> => {
  const translated = allTranslatedTexts(cards);
  const offered = await findOfferedLocales(db);
  const languages: TranslatedLanguage[] = [];
  for (const locale of foreignLocales) {
    const texts = await listTexts(db, translated, locale);
    const count = (wanted: TranslationState): number =>
      texts.filter(({ state }) => state === wanted).length;
    languages.push({
      locale,
      missing: count('missing'),
      outdated: count('outdated'),
      done: count('done'),
      isOffered: offered.includes(locale),
      missingToOffer: missingToOffer(translated, texts).length,
    });
  }
  return languages;
};

/** How far an entity is in the languages that are on offer or begun; none if it has no texts. */
export const listLanguagesOf = async (
  { database: db, cards }: AppContext,
  { kind, itemId }: TranslatedEntity,
): Promise<EntityLanguage[]> => {
  const used: string[] = [...(await findOfferedLocales(db)), ...(await listBegunLocales(db))];
  const translated = textsOfKind(cards, kind);
  const languages: EntityLanguage[] = [];
  for (const locale of foreignLocales.filter((one) => used.includes(one))) {
    const texts = (await listTextsWithTranslations(db, translated, locale, itemId)).map(
      ({ italian, stored }) => summaryOf(italian, locale, stored),
    );
    if (texts.length === 0) return [];
    const count = (wanted: TranslationState): number =>
      texts.filter(({ state }) => state === wanted).length;
    const changes = texts.map(({ italianChangedAt }) => italianChangedAt).filter(Boolean);
    languages.push({
      locale,
      missing: count('missing'),
      outdated: count('outdated'),
      done: count('done'),
      italianChangedAt: changes.toSorted().at(-1) ?? null,
    });
  }
  return languages;
};

/** Identifies the current state of some texts. */
const digestOf = (...texts: string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22);

const toTranslation = (
  text: ItalianText,
  { locale }: TranslationKey,
  stored: StoredTranslation | undefined,
): Translation => ({
  ...summaryOf(text, locale, stored),
  form: text.definition.form,
  maxLength: text.definition.maxLength,
  italian: text.italian,
  text: stored?.text ?? '',
  seen: digestOf(text.italian, stored?.text ?? ''),
});

const getItalianText = async (
  db: Database,
  cards: Cards,
  key: TranslationKey,
): Promise<ItalianText> => {
  const texts = await listItalianTexts(db, textsOfKind(cards, key.kind), key.itemId);
  const text = texts.find(({ field }) => field === key.field);
  if (!text) throw notFound('Questo testo non c’è più.');
  return text;
};

/** NOT_FOUND. */
export const getTranslation = async (
  db: Database,
  cards: Cards,
  key: TranslationKey,
): Promise<Translation> =>
  toTranslation(await getItalianText(db, cards, key), key, await findTranslation(db, key));

/** A translation, sanitized for storage. INVALID_INPUT. */
const cleanTranslation = async (
  text: string,
  { form, maxLength, issueOf }: Pick<TranslatableField, 'form' | 'maxLength' | 'issueOf'>,
): Promise<string> => {
  if (form === 'html') {
    return text.trim() === '' ? '' : cleanContent(text, { min: 0, message: '' });
  }
  const rule = form === 'line' ? optionalLine(maxLength) : optionalText(maxLength);
  const { data, error } = rule.safeParse(text);
  if (error) throw invalidInput({ path: 'text', message: error.issues[0]?.message ?? '' });
  const message = issueOf?.(data);
  if (message) throw invalidInput({ path: 'text', message });
  return data;
};

/** An empty text takes the translation away. NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT. */
export const saveTranslation = async (
  app: AppContext,
  { text, seen, ...key }: SaveTranslationInput,
): Promise<Translation> => {
  // Cleaning is slow, and a transaction is not the place for it.
  const { definition } = await getItalianText(app.database, app.cards, key);
  const cleaned = await cleanTranslation(text, definition);
  return inTransaction(app.database, async (tx) => {
    const before = await getTranslation(tx, app.cards, key);
    if (seen !== undefined && seen !== before.seen) throw new AppError('CHANGED_MEANWHILE');
    if (cleaned === '') await deleteTranslation(tx, key);
    else await replaceTranslation(tx, { ...key, text: cleaned, italian: before.italian });
    return getTranslation(tx, app.cards, key);
  });
};
