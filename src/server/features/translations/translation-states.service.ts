import type { TranslatedTexts } from '#server/card/translated-texts.ts';
import type { Database } from '#server/database/database.types.ts';
import type { ForeignLocale } from '#shared/languages/locales.ts';
import type {
  TranslationState,
  TranslationSummary,
} from '#shared/languages/translations.schema.ts';
import { plainText } from '#shared/rich-text/rich-text.ts';
import {
  type ItalianText,
  listItalianTexts,
  listTranslations,
  type StoredTranslation,
} from './translations.repository.ts';

const EXCERPT_LENGTH = 120;

const excerptOf = ({ italian, definition }: ItalianText): string => {
  const plain = (definition.form === 'html' ? plainText(italian) : italian).replace(/\s+/g, ' ');
  return plain.length > EXCERPT_LENGTH ? `${plain.slice(0, EXCERPT_LENGTH - 1)}…` : plain;
};

const stateOf = (
  { italian }: ItalianText,
  stored: StoredTranslation | undefined,
): TranslationState => {
  if (!stored) return 'missing';
  return stored.italian === italian ? 'done' : 'outdated';
};

export const summaryOf = (
  text: ItalianText,
  locale: ForeignLocale,
  stored: StoredTranslation | undefined,
): TranslationSummary => {
  const state = stateOf(text, stored);
  return {
    locale,
    kind: text.kind,
    itemId: text.itemId,
    field: text.field,
    label: text.definition.label,
    subject: text.subject,
    excerpt: excerptOf(text),
    state,
    italianChangedAt: state === 'outdated' ? (stored?.italianChangedAt ?? null) : null,
  };
};

const nameOf = ({ kind, itemId, field }: Pick<StoredTranslation, 'kind' | 'itemId' | 'field'>) =>
  `${kind} ${itemId} ${field}`;

/** Each of the owners' texts with its translation into a language. */
export const listTextsWithTranslations = async (
  db: Database,
  translated: readonly TranslatedTexts[],
  locale: ForeignLocale,
  itemId?: number,
): Promise<{ italian: ItalianText; stored: StoredTranslation | undefined }[]> => {
  const kinds = translated.map(({ kind }) => kind);
  const translations = await listTranslations(db, locale, kinds);
  const byName = new Map(translations.map((stored) => [nameOf(stored), stored]));
  const texts = await listItalianTexts(db, translated, itemId);
  return texts.map((italian) => ({ italian, stored: byName.get(nameOf(italian)) }));
};

/** The state of each of the owners' texts in a language, in translating order. */
export const listTexts = async (
  db: Database,
  translated: readonly TranslatedTexts[],
  locale: ForeignLocale,
): Promise<TranslationSummary[]> =>
  (await listTextsWithTranslations(db, translated, locale)).map(({ italian, stored }) =>
    summaryOf(italian, locale, stored),
  );
