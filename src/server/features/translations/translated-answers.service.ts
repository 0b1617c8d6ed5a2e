import type { TranslatableField, TranslatedTexts } from '#server/card/translated-texts.ts';
import type { Database } from '#server/database/database.types.ts';
import { elementField } from '#shared/forms/element-field.ts';
import { HOUSE_LOCALE, type Locale, locales } from '#shared/languages/locales.ts';
import { uploadedFileName } from '#shared/media/upload-url.ts';
import {
  findOfferedLocales,
  listCaptions,
  listTranslatedFields,
  listTranslationsOf,
} from './translations.repository.ts';

// Answers for visitors, in their language as far as the owners have translated them.

type Answer = Record<string, unknown>;
type Texts = ReadonlyMap<string, string>;

/** Settings have no id. */
const SETTINGS_ID = 1;

const idOf = ({ id }: Answer): number => (typeof id === 'number' ? id : SETTINGS_ID);

const childrenOf = ({ children }: Answer): Answer[] =>
  Array.isArray(children) ? (children as Answer[]) : [];

const idsOf = (answers: readonly Answer[]): number[] =>
  answers.flatMap((answer) => [idOf(answer), ...idsOf(childrenOf(answer))]);

type ListField = Pick<TranslatableField, 'isNamed'> & { column: string; listOf: string };

/** The elements of a list, each in the reader's language if it is there. */
const inList = (list: readonly unknown[], texts: Texts, { column, listOf, isNamed }: ListField) => {
  const translated = (italian: unknown) => texts.get(elementField(column, String(italian)));
  const elements = list.map((element) => {
    if (listOf === 'texts') return translated(element) ?? element;
    const object = element as Answer;
    return { ...object, [listOf]: translated(object[listOf]) ?? object[listOf] };
  });
  const missing = list
    .map((element) => String(listOf === 'texts' ? element : (element as Answer)[listOf]))
    .filter((italian) => !isNamed?.(italian) && translated(italian) === undefined)
    .map((italian) => elementField(column, italian));
  return { elements, missing: [...new Set(missing)] };
};

/**
 * Writes a field's translation into an answer. Returns the parts that stay in Italian: the field, or
 * elements of its list.
 */
const translateField = (
  answer: Answer,
  texts: Texts,
  [column, { listOf, isNamed, answeredAs = column }]: [string, TranslatableField],
): string[] => {
  const [name = '', inner] = answeredAs.split('.');
  const value = answer[name];
  if (listOf && Array.isArray(value)) {
    const { elements, missing } = inList(value, texts, {
      column,
      listOf,
      ...(isNamed && { isNamed }),
    });
    answer[name] = elements;
    return missing;
  }
  const italian = inner === undefined ? value : (value as Answer | undefined)?.[inner];
  if (typeof italian !== 'string' || italian.trim() === '') return [];
  const text = texts.get(column);
  if (text === undefined) return [answeredAs];
  answer[name] = inner === undefined ? text : { ...(value as Answer), [inner]: text };
  return [];
};

const translateOne = (
  translated: TranslatedTexts,
  original: Answer,
  textsById: ReadonlyMap<number, Texts>,
): Answer => {
  const answer = { ...original };
  const texts = textsById.get(idOf(answer)) ?? new Map();
  const columns = translated.columnsOf?.(original) ?? Object.keys(translated.fields);
  const missing = Object.entries(translated.fields)
    .filter(([column]) => columns.includes(column))
    .flatMap((field) => translateField(answer, texts, field));
  const children = childrenOf(original);
  return {
    ...answer,
    ...(children.length > 0 && {
      children: children.map((child) => translateOne(translated, child, textsById)),
    }),
    ...(missing.length > 0 && { untranslated: missing }),
  };
};

const isPicture = (value: Answer): boolean => typeof value.url === 'string';

/** The names of the library's files that an answer shows, however deep. */
const filesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = isPicture(value as Answer)
    ? (uploadedFileName(String((value as Answer).url)) ?? [])
    : [];
  return [own, ...Object.values(value).map(filesIn)].flat();
};

const withCaptions = (value: unknown, captions: ReadonlyMap<string, string>): unknown => {
  if (Array.isArray(value)) return value.map((element) => withCaptions(element, captions));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Answer = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withCaptions(inner, captions)]),
  );
  const fileName = isPicture(copy) && uploadedFileName(String(copy.url));
  if (!fileName) return copy;
  // A picture has it as `alt`, any other file as `caption`.
  const fields = ['alt', 'caption'].filter((name) => copy[name]);
  const caption = captions.get(fileName);
  if (!caption) return fields.length > 0 ? { ...copy, untranslated: fields } : copy;
  return { ...copy, ...Object.fromEntries(fields.map((name) => [name, caption])) };
};

/**
 * An answer with its pictures' captions in the reader's language; captions that are still in Italian
 * are marked.
 */
export const translatePictures = async <Answered extends object>(
  db: Database,
  locale: Locale,
  answer: Answered,
): Promise<Answered> => {
  if (locale === HOUSE_LOCALE) return answer;
  const captions = await listCaptions(db, [...new Set(filesIn(answer))], locale);
  return withCaptions(answer, captions) as Answered;
};

/** The entity's translated texts, and its reader's language. */
type Reader = { texts: TranslatedTexts; locale: Locale };

/** An answer, with the names of its untranslated fields. */
export type Translated<Entity> = Entity & { untranslated?: string[] };

/**
 * Entities as their readers get them: each text in their language where it is translated, with the captions of the
 * pictures, and beside each entity which of its fields are in Italian after all (`untranslated`).
 */
export const translateAll = async <Entity extends object>(
  db: Database,
  { texts: translated, locale }: Reader,
  entities: readonly Entity[],
): Promise<Translated<Entity>[]> => {
  if (locale === HOUSE_LOCALE) return [...entities];
  const answers = entities as readonly Answer[];
  const textsById = new Map<number, Map<string, string>>();
  const rows = await listTranslationsOf(db, {
    kind: translated.kind,
    ids: [...new Set(idsOf(answers))],
    locale,
  });
  for (const { itemId, field, text } of rows) {
    const texts = textsById.get(itemId) ?? new Map<string, string>();
    textsById.set(itemId, texts.set(field, text));
  }
  const inLanguage = answers.map((answer) => translateOne(translated, answer, textsById));
  return translatePictures(db, locale, inLanguage as Translated<Entity>[]);
};

/** The same for one. */
export const translate = async <Entity extends object>(
  db: Database,
  reader: Reader,
  entity: Entity,
): Promise<Translated<Entity>> =>
  (await translateAll(db, reader, [entity]))[0] as Translated<Entity>;

/** The languages of each entity with its own page, by id. Entities in Italian only are left out. */
export const localesOf = async (
  db: Database,
  { kind, essential = [] }: TranslatedTexts,
  ids?: readonly number[],
): Promise<Map<number, Locale[]>> => {
  const rows = await listTranslatedFields(db, kind, essential, ids);
  return new Map(
    [...Map.groupBy(rows, ({ itemId }) => itemId)].map(([itemId, found]) => [
      itemId,
      locales.filter(
        (locale) =>
          locale === HOUSE_LOCALE ||
          found.filter((row) => row.locale === locale).length === essential.length,
      ),
    ]),
  );
};

/** Adds the languages that it really is in, unless these are all that the site has. */
export const withRealLocales = async <Entity extends { id: number }>(
  db: Database,
  texts: TranslatedTexts,
  entity: Entity,
): Promise<Entity & { locales?: Locale[] }> => {
  const offered = await findOfferedLocales(db);
  if (offered.length < 2) return entity;
  const real = (await localesOf(db, texts, [entity.id])).get(entity.id) ?? [HOUSE_LOCALE];
  return offered.every((locale) => real.includes(locale)) ? entity : { ...entity, locales: real };
};
