import { LRUCache } from 'lru-cache';
import type { Database } from '#server/database/database.types.ts';
import type { PlaceTablesTable } from '#server/database/tables/party.table.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { foldText } from '#shared/fold-text.ts';
import { type Locale, locales } from '#shared/languages/locales.ts';
import type { Place } from '#shared/party/party.schema.ts';
import { listNewerTables, listStamps } from './place-tables.repository.ts';

// The police's tables: the database's where owners have renewed one, else the program's files. Read at the first
// question and kept.

export type Entry = Omit<Place, 'name'> & {
  kind: 'comune' | 'state' | 'document';
  names: Readonly<Record<Locale, string>>;
  /** The day on which an earlier entry of this name ended; null where there is none. */
  since: StayDate | null;
  /** Every name, folded, each word after a blank. */
  searched: string;
  iso: string;
  /** A renewed table lacks it: it can be read, and not chosen any more. */
  isGone: boolean;
};

/** Without accents, apostrophes and hyphens: each word begins after a blank. */
export const foldName = (name: string): string =>
  ` ${foldText(name)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()}`;

const SMALL =
  /^(a|al|ai|con|d|da|dal|de|dei|degli|del|dell|della|delle|di|e|ed|in|nell|su|sul|sulla)$/;

const GRAVE: Readonly<Record<string, string>> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' };

/** "FORLI' DEL SANNIO" as people write it. */
const inWords = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/(?<=\p{L}{2})[aeiou]'(?![a-z])/gu, ([vowel = '']) => GRAVE[vowel] ?? vowel)
    .replaceAll(/\p{L}+/gu, (word, at: number) =>
      at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );

const inEachLanguage = (nameIn: (locale: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, nameIn(locale)])) as Record<Locale, string>;

/** Marks the last column of what a renewed table lacks. */
export const GONE = 'gone';

export const rowsOf = (csv: string): string[][] =>
  csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));

/** Names by which people look for a state that has another one. */
const otherNames: Readonly<Record<string, string>> = {
  GB: 'inghilterra england angleterre scozia scotland schottland ecosse galles wales gran bretagna great britain grossbritannien grande bretagne uk',
  NL: 'olanda holland hollande',
  US: 'usa america amerika amerique',
  MM: 'birmania burma birma birmanie',
  CI: 'ivory coast elfenbeinkuste',
  IR: 'persia persien',
};

const numbered = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (text: string | undefined): StayDate | null =>
  text && numbered.test(text) ? text : null;

/** Many that ended long before have this day, on which nothing happened. */
const LIST_BEGAN = '1983-12-31';

/** Where a comune of the same region had its name before: the province or the code changed on that day. */
const withBeginnings = (comuni: Entry[]): Entry[] => {
  const homonyms = Object.values(
    Object.groupBy(comuni, ({ names, code }) => `${names.it} ${code.slice(0, 3)}`),
  );
  for (const some of homonyms) {
    const inOrder = (some ?? []).toSorted((a, b) =>
      (a.until ?? '9999').localeCompare(b.until ?? '9999'),
    );
    for (const [index, entry] of inOrder.entries()) {
      const before = inOrder[index - 1]?.until ?? null;
      if (before !== LIST_BEGAN) entry.since = before;
    }
  }
  return comuni;
};

const comuneOf = ([code = '', name = '', province = '', until, gone]: string[]): Entry => {
  const words = inWords(name);
  return {
    ...{ kind: 'comune', code, province, until: dayOf(until), since: null, iso: '' },
    isGone: gone === GONE,
    names: inEachLanguage(() => words),
    searched: foldName(name),
  };
};

const stateOf =
  (namesIn: Record<Locale, Intl.DisplayNames>) =>
  ([code = '', name = '', until, iso = '', gone]: string[]): Entry => {
    const italian = inWords(name);
    const names = inEachLanguage((locale) =>
      iso === '' ? italian : (namesIn[locale].of(iso) ?? italian),
    );
    const all = [name, ...Object.values(names), otherNames[iso] ?? ''];
    return {
      ...{ kind: 'state', code, province: '', until: dayOf(until), since: null, iso, names },
      isGone: gone === GONE,
      searched: all.map(foldName).join(''),
    };
  };

const documentOf = ([code = '', name = '', gone]: string[]): Entry => {
  const words = name.charAt(0) + name.slice(1).toLowerCase();
  return {
    ...{ kind: 'document', code, province: '', until: null, since: null, iso: '' },
    isGone: gone === GONE,
    names: inEachLanguage(() => words),
    searched: foldName(name),
  };
};

type Tables = Record<Entry['kind'], readonly Entry[]> & { byCode: ReadonlyMap<string, Entry> };

/** The program's own tables, by the names of their files. */
export const shippedTables = {
  comuni: () => import('./tables/comuni.csv?raw'),
  states: () => import('./tables/states.csv?raw'),
  documents: () => import('./tables/documents.csv?raw'),
} as const;
export type TableKind = keyof typeof shippedTables;

/** The rows of a table, where the newer ones are these. */
export const readTable = async (
  newer: readonly PlaceTablesTable[],
  kind: TableKind,
): Promise<string[][]> =>
  rowsOf(newer.find((table) => table.kind === kind)?.csv ?? (await shippedTables[kind]()).default);

const load = async (newer: readonly PlaceTablesTable[]): Promise<Tables> => {
  const [comuni, states, documents] = await Promise.all([
    readTable(newer, 'comuni'),
    readTable(newer, 'states'),
    readTable(newer, 'documents'),
  ]);
  const namesIn = Object.fromEntries(
    locales.map((locale) => [locale, new Intl.DisplayNames(locale, { type: 'region' })]),
  ) as Record<Locale, Intl.DisplayNames>;
  const all = [
    ...withBeginnings(comuni.map(comuneOf)),
    ...states.map(stateOf(namesIn)),
    ...documents.map(documentOf),
  ];
  const ofKind = (kind: Entry['kind']) =>
    all.filter((entry) => entry.kind === kind && !entry.isGone);
  return {
    comune: ofKind('comune'),
    state: ofKind('state'),
    document: ofKind('document'),
    byCode: new Map(all.map((entry) => [entry.code, entry])),
  };
};

/** By the hashes of the newer tables: where these are the same, sites of a process share them. */
const loaded = new LRUCache<string, Promise<Tables>>({ max: 3 });

const stampOf = (newer: readonly { kind: string; hash: string }[]): string =>
  newer.map(({ kind, hash }) => `${kind} ${hash}`).join();

/** The places to choose from, by kind, and all known places, by code. */
export const getTables = async (db: Database): Promise<Tables> => {
  const stamps = await listStamps(db);
  const known = loaded.get(stampOf(stamps));
  if (known) return known;
  const newer = stamps.length === 0 ? [] : await listNewerTables(db);
  const tables = load(newer);
  loaded.set(stampOf(newer), tables);
  return tables;
};
