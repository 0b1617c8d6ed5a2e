import type { TranslatableField, TranslatedTexts } from '#server/card/translated-texts.ts';
import type { Database } from '#server/database/database.types.ts';
import { elementField } from '#shared/forms/element-field.ts';
import { isLocale, type Locale } from '#shared/languages/locales.ts';
import type { TranslatedKind } from '#shared/languages/translated-kinds.ts';
import type { TranslationKey } from '#shared/languages/translations.schema.ts';

/** One of the owners' texts, in Italian. */
export type ItalianText = {
  kind: TranslatedKind;
  itemId: number;
  field: string;
  /** The title of its entity. */
  subject: string;
  definition: TranslatableField;
  italian: string;
};

type Row = Record<string, unknown> & { id: number };

const elementsOf = (json: unknown, listOf: string): string[] => {
  const elements: unknown[] = JSON.parse(String(json));
  return elements.map((element) =>
    String(listOf === 'texts' ? element : (element as Record<string, unknown>)[listOf]),
  );
};

const NAME_MAX = 60;

/** A guest's words have no title. */
const beginningOf = (name: string): string =>
  name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1)}…` : name;

const textsOf = (translated: TranslatedTexts, row: Row): ItalianText[] => {
  const { kind, label, named, fields, columnsOf } = translated;
  const subject = named ? `${label} «${beginningOf(String(row[named]))}»` : label;
  const columns = columnsOf?.(row) ?? Object.keys(fields);
  return Object.entries(fields).flatMap(([column, definition]) => {
    if (!columns.includes(column)) return [];
    const texts: [field: string, italian: string][] = definition.listOf
      ? [...new Set(elementsOf(row[column], definition.listOf))]
          .filter((element) => !definition.isNamed?.(element))
          .map((element) => [elementField(column, element), element])
      : [[column, String(row[column] ?? '')]];
    return texts
      .filter(([, italian]) => italian.trim() !== '')
      .map(([field, italian]) => ({
        kind,
        itemId: row.id,
        field,
        subject,
        definition,
        italian,
      }));
  });
};

/** Every text that is not empty, or those of one entity. */
export const listItalianTexts = async (
  db: Database,
  translated: readonly TranslatedTexts[],
  itemId?: number,
): Promise<ItalianText[]> => {
  const texts: ItalianText[] = [];
  for (const each of translated) {
    const rows = await db
      // Stands for all the tables that have texts.
      .selectFrom(each.table as 'pages')
      .selectAll()
      .$if(itemId !== undefined, (query) => query.where('id', '=', Number(itemId)))
      .orderBy('id')
      .execute();
    texts.push(...rows.flatMap((row) => textsOf(each, row as unknown as Row)));
  }
  return texts;
};

export type StoredTranslation = {
  kind: string;
  itemId: number;
  field: string;
  text: string;
  italian: string;
  italianChangedAt: string | null;
  /** 1 for one that came with the site and that nobody has edited. */
  isSample: number;
};

const columns = [
  'kind',
  'itemId',
  'field',
  'text',
  'italian',
  'italianChangedAt',
  'isSample',
] as const;

/** All translations into a language. */
export const listTranslations = (
  db: Database,
  locale: Locale,
  kinds: readonly TranslatedKind[],
): Promise<StoredTranslation[]> =>
  db
    .selectFrom('translations')
    .select(columns)
    .where('locale', '=', locale)
    .where('kind', 'in', kinds)
    .execute();

export const findTranslation = async (
  db: Database,
  { kind, itemId, field, locale }: TranslationKey,
): Promise<StoredTranslation | undefined> =>
  db
    .selectFrom('translations')
    .select(columns)
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('field', '=', field)
    .where('locale', '=', locale)
    .executeTakeFirst();

/** The translations of some entities, for their readers. */
export const listTranslationsOf = (
  db: Database,
  { kind, ids, locale }: { kind: TranslatedKind; ids: readonly number[]; locale: Locale },
): Promise<{ itemId: number; field: string; text: string }[]> =>
  db
    .selectFrom('translations')
    .select(['itemId', 'field', 'text'])
    .where('kind', '=', kind)
    .where('itemId', 'in', ids)
    .where('locale', '=', locale)
    .execute();

/** The captions of files in a language, by the name under uploads. */
export const listCaptions = async (
  db: Database,
  fileNames: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('translations')
    .innerJoin('media', 'media.id', 'translations.itemId')
    .select(['media.fileName', 'translations.text'])
    .where('kind', '=', 'media')
    .where('field', '=', 'caption')
    .where('locale', '=', locale)
    .where('media.fileName', 'in', fileNames)
    .execute();
  return new Map(rows.map(({ fileName, text }) => [fileName, text]));
};

/** In which languages the entities of a kind have some fields. */
export const listTranslatedFields = (
  db: Database,
  kind: TranslatedKind,
  fields: readonly string[],
  ids?: readonly number[],
): Promise<{ itemId: number; field: string; locale: string }[]> =>
  db
    .selectFrom('translations')
    .select(['itemId', 'field', 'locale'])
    .where('kind', '=', kind)
    .where('field', 'in', fields)
    .$if(ids !== undefined, (query) => query.where('itemId', 'in', ids ?? []))
    .execute();

export const findOfferedLocales = async (db: Database): Promise<Locale[]> => {
  const { languages } = await db
    .selectFrom('siteSettings')
    .select('languages')
    .executeTakeFirstOrThrow();
  return languages.split(' ').filter(isLocale);
};

/** The languages with a translation by staff; translations that came with the site do not count. */
export const listBegunLocales = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectFrom('translations')
    .select('locale')
    .distinct()
    .where('isSample', '=', 0)
    .execute();
  return rows.map(({ locale }) => locale);
};

type NewTranslation = TranslationKey & { text: string; italian: string; isSample?: boolean };

export const replaceTranslation = async (
  tx: Database,
  { isSample = false, ...translation }: NewTranslation,
): Promise<void> => {
  const { text, italian } = translation;
  const values = { text, italian, italianChangedAt: null, isSample: isSample ? 1 : 0 } as const;
  await tx
    .insertInto('translations')
    .values({ ...translation, ...values })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'itemId', 'field', 'locale']).doUpdateSet(values),
    )
    .execute();
};

export const deleteTranslation = async (
  tx: Database,
  { kind, itemId, field, locale }: TranslationKey,
): Promise<void> => {
  await tx
    .deleteFrom('translations')
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('field', '=', field)
    .where('locale', '=', locale)
    .execute();
};
