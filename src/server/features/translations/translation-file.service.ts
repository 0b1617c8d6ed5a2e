import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { languages } from '#server/languages.ts';
import type { ForeignLocale } from '#shared/languages/locales.ts';
import { translatedKinds } from '#shared/languages/translated-kinds.ts';
import type {
  LoadTranslationsInput,
  TranslationFileResult,
} from '#shared/languages/translations.schema.ts';
import { plainText } from '#shared/rich-text/rich-text.ts';
import { translatable } from './translatable.ts';
import { listTextsWithTranslations, summaryOf } from './translation-states.service.ts';
import { type ItalianText, replaceTranslation } from './translations.repository.ts';
import { cleanTranslation, digestOf } from './translations.service.ts';
import { type ReadUnit, readXliff, withoutForbidden, writeXliff } from './xliff.ts';

// All texts of the owners go out for a translator as one file, and come back.

const idOf = ({ kind, itemId, field }: ItalianText): string =>
  withoutForbidden(`${kind}/${itemId}/${field}`);

/** An element of a list is told from the others by its Italian. */
const nameOf = ({ subject, definition, italian }: ItalianText): string =>
  `${subject}: ${definition.label}${definition.listOf ? ` «${italian}»` : ''}`;

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
      seen: digestOf(stored?.text ?? ''),
    })),
  );
};

type Known = Awaited<ReturnType<typeof listTextsWithTranslations>>[number];

const textsById = async (db: Database, locale: ForeignLocale): Promise<Map<string, Known>> => {
  const texts = await listTextsWithTranslations(db, locale);
  return new Map(texts.map((text) => [idOf(text.italian), text]));
};

/** Whether the site has, or had, a text of this name. */
const isPossible = (id: string): boolean => {
  const [kind = '', itemId = '', column = ''] = id.split('/');
  const known = translatedKinds.find((candidate) => candidate === kind);
  return (
    known !== undefined &&
    /^[1-9]\d*$/.test(itemId) &&
    Object.hasOwn(translatable[known].fields, column)
  );
};

/** INVALID_INPUT for what has never been a text of a site. */
const assertPossible = ({ id, line }: ReadUnit): void => {
  if (isPossible(id)) return;
  throw invalidInput({
    path: 'text',
    message: `Riga ${line}: «${id}» non è un testo del sito. Serve il file scaricato da qui, tradotto: non quello di lavoro del programma di chi traduce. Non è stato caricato nulla.`,
  });
};

const refusal = (message: string, { line }: ReadUnit, italian: ItalianText): AppError =>
  invalidInput({
    path: 'text',
    message: `Riga ${line}, ${nameOf(italian)}. ${message} Non è stato caricato nulla.`,
  });

/** Programs change spaces and line breaks. */
const normalized = (text: string): string => withoutForbidden(text).replace(/\s+/g, ' ').trim();

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const isSame = (one: string, other: string): boolean => normalized(one) === normalized(other);

/** Some programs fill in the Italian for what nobody has translated. */
const isUntouched = ({ source, target, state, isReviewed }: ReadUnit): boolean =>
  !isReviewed && ['', 'new', 'needs-translation'].includes(state) && isSame(source, target);

/** As it is stored; empty if there is none. INVALID_INPUT. */
const cleanTarget = async (unit: ReadUnit, { italian, stored }: Known): Promise<string> => {
  if (unit.target.trim() === '' || isUntouched(unit)) return '';
  if (unit.problem) throw refusal(unit.problem, unit, italian);
  if (unit.target === stored?.text) return unit.target;
  const text = await cleanTranslation(unit.target, italian.definition).catch((error) => {
    throw error instanceof AppError
      ? refusal(languages.it.read(error.message), unit, italian)
      : error;
  });
  return italian.definition.form === 'html' && plainText(text).trim() === '' ? '' : text;
};

/** Whether the file says of an outdated translation that it is fine as it is. */
const isConfirmed = ({ isReviewed }: ReadUnit, { italian, stored }: Known, source: string) =>
  isReviewed && stored?.italian !== source && source === italian.italian;

type Target = { unit: ReadUnit; text: string };

/** Whether the site has a translation that whoever made this one did not see. */
const isChangedOnSite = ({ unit }: Target, { stored }: Known): boolean =>
  stored !== undefined && digestOf(stored.text) !== unit.seen;

type Load = { locale: ForeignLocale; overwrite: boolean; result: TranslationFileResult };

const saveTarget = async (
  tx: Database,
  target: Target,
  known: Known,
  { locale, overwrite, result }: Load,
): Promise<void> => {
  const { unit, text } = target;
  const { kind, itemId, field, italian } = known.italian;
  // From an Italian text that is another by now it is saved as what it is: a translation of the old one.
  const source = isSame(unit.source, italian) ? italian : unit.source;
  const isNew =
    text === known.stored?.text ? isConfirmed(unit, known, source) : digestOf(text) !== unit.seen;
  if (text === '') result.empty += 1;
  else if (!isNew) result.unchanged += 1;
  else if (isChangedOnSite(target, known) && text !== known.stored?.text && !overwrite) {
    result.kept.push(nameOf(known.italian));
  } else {
    await replaceTranslation(tx, { kind, itemId, field, locale, text, italian: source });
    result.written += 1;
    if (source !== italian) result.outdated += 1;
  }
};

/**
 * Everything in the file or, where something is wrong in it, nothing. What it leaves empty stays as it is, and so does
 * what was changed on the site since the file was made; what the site has no more is skipped. INVALID_INPUT.
 */
export const loadTranslationFile = async (
  app: AppContext,
  { locale, text: file, overwrite = false }: LoadTranslationsInput,
): Promise<TranslationFileResult> => {
  const units = readXliff(file, locale);
  const before = await textsById(app.database, locale);
  const targets: Target[] = [];
  // Cleaning is slow, and a transaction is not the place for it.
  for (const unit of units) {
    assertPossible(unit);
    const known = before.get(unit.id);
    targets.push({ unit, text: known ? await cleanTarget(unit, known) : '' });
  }
  return inTransaction(app.database, async (tx) => {
    const texts = await textsById(tx, locale);
    const counts = { written: 0, outdated: 0, unchanged: 0, empty: 0 };
    const result: TranslationFileResult = { ...counts, gone: [], kept: [] };
    for (const target of targets) {
      const known = texts.get(target.unit.id);
      if (known) await saveTarget(tx, target, known, { locale, overwrite, result });
      else result.gone.push(target.unit.name || shortened(target.unit.source));
    }
    return result;
  });
};
