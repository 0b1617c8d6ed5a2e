import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { languages } from '#server/languages.ts';
import type { ForeignLocale } from '#shared/locales.ts';
import { plainText } from '#shared/rich-text.ts';
import type { LoadTranslationsInput, TranslationFileResult } from '#shared/translations.schema.ts';
import { listTextsWithTranslations, summaryOf } from './translation-states.service.ts';
import { type ItalianText, replaceTranslation } from './translations.repository.ts';
import { cleanTranslation } from './translations.service.ts';
import { type ReadUnit, readXliff, withoutForbidden, writeXliff } from './xliff.ts';

// All texts of the owners go out for a translator as one file, and come back.

const idOf = ({ kind, itemId, field }: ItalianText): string =>
  withoutForbidden(`${kind}/${itemId}/${field}`);

const nameOf = ({ subject, definition }: ItalianText): string => `${subject}: ${definition.label}`;

/** All texts with what there is of their translations, as XLIFF. */
export const writeTranslationFile = async (
  db: Database,
  locale: ForeignLocale,
): Promise<string> => {
  const texts = await listTextsWithTranslations(db, locale);
  return writeXliff(
    locale,
    texts.map(({ italian, stored }) => ({
      id: idOf(italian),
      note: nameOf(italian),
      form: italian.definition.form,
      maxLength: italian.definition.maxLength,
      source: italian.italian,
      target: stored?.text ?? '',
      state: summaryOf(italian, locale, stored).state,
    })),
  );
};

type Known = Awaited<ReturnType<typeof listTextsWithTranslations>>[number];

const textsById = async (db: Database, locale: ForeignLocale): Promise<Map<string, Known>> => {
  const texts = await listTextsWithTranslations(db, locale);
  return new Map(texts.map((text) => [idOf(text.italian), text]));
};

const find = (texts: ReadonlyMap<string, Known>, { id, line }: ReadUnit): Known => {
  const found = texts.get(id);
  if (found) return found;
  throw invalidInput({
    path: 'text',
    message: `Riga ${line}: il testo «${id}» nel sito non c’è, o non c’è più. Non è stato caricato nulla.`,
  });
};

const withItsPlace = (error: unknown, { line }: ReadUnit, italian: ItalianText): unknown =>
  error instanceof AppError
    ? invalidInput({
        path: 'text',
        message: `Riga ${line}, ${nameOf(italian)}. ${languages.it.read(error.message)} Non è stato caricato nulla.`,
      })
    : error;

/** Programs change spaces and line breaks. */
const normalized = (text: string): string => withoutForbidden(text).replace(/\s+/g, ' ').trim();

const isSame = (one: string, other: string): boolean => normalized(one) === normalized(other);

/** Some programs fill in the Italian for what nobody has translated. */
const isUntouched = ({ source, target, state }: ReadUnit): boolean =>
  ['new', 'needs-translation'].includes(state) && isSame(source, target);

/** As it is stored; empty if there is none. INVALID_INPUT. */
const cleanTarget = async (unit: ReadUnit, { italian, stored }: Known): Promise<string> => {
  if (unit.target === stored?.text) return unit.target;
  if (isUntouched(unit)) return '';
  const text = await cleanTranslation(unit.target, italian.definition).catch((error) => {
    throw withItsPlace(error, unit, italian);
  });
  return italian.definition.form === 'html' && plainText(text).trim() === '' ? '' : text;
};

const reviewed = ['translated', 'final', 'signed-off'];

/** Whether the file says of an outdated translation that it is fine as it is. */
const isConfirmed = ({ state }: ReadUnit, { italian, stored }: Known, source: string): boolean =>
  reviewed.includes(state) && stored?.italian !== source && source === italian.italian;

type Outcome = keyof TranslationFileResult;

const saveUnit = async (
  tx: Database,
  locale: ForeignLocale,
  { unit, text, known }: { unit: ReadUnit; text: string; known: Known },
): Promise<Outcome> => {
  if (text === '') return 'empty';
  const { kind, itemId, field, italian } = known.italian;
  // From an Italian text that is another by now it is saved as what it is: a translation of the old one.
  const source = isSame(unit.source, italian) ? italian : unit.source;
  if (text === known.stored?.text && !isConfirmed(unit, known, source)) return 'unchanged';
  await replaceTranslation(tx, { kind, itemId, field, locale, text, italian: source });
  return 'written';
};

/** Everything in the file or nothing. What it leaves empty stays as it is. INVALID_INPUT. */
export const loadTranslationFile = async (
  app: AppContext,
  { locale, text: file }: LoadTranslationsInput,
): Promise<TranslationFileResult> => {
  const units = readXliff(file, locale);
  const before = await textsById(app.database, locale);
  const targets: { unit: ReadUnit; text: string }[] = [];
  // Cleaning is slow, and a transaction is not the place for it.
  for (const unit of units) {
    targets.push({ unit, text: await cleanTarget(unit, find(before, unit)) });
  }
  return inTransaction(app.database, async (tx) => {
    const texts = await textsById(tx, locale);
    const result: TranslationFileResult = { written: 0, unchanged: 0, empty: 0 };
    for (const target of targets) {
      const known = find(texts, target.unit);
      result[await saveUnit(tx, locale, { ...target, known })] += 1;
    }
    return result;
  });
};
