import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { foldText } from '#shared/fold-text.ts';
import { type Locale, locales } from '#shared/languages/locales.ts';
import type { Place } from '#shared/party/party.schema.ts';

// The police's tables, read from their files at the first question and kept.

export type Entry = Omit<Place, 'name'> & {
  kind: 'comune' | 'state' | 'document';
  names: Readonly<Record<Locale, string>>;
  /** The day on which an earlier entry of this name ended; null where there is none. */
  since: StayDate | null;
  /** Every name, folded, each word after a blank. */
  searched: string;
  iso: string;
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

const rowsOf = (csv: string): string[][] =>
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

const comuneOf = ([code = '', name = '', province = '', until]: string[]): Entry => {
  const words = inWords(name);
  return {
    ...{ kind: 'comune', code, province, until: dayOf(until), since: null, iso: '' },
    names: inEachLanguage(() => words),
    searched: foldName(name),
  };
};

const stateOf =
  (namesIn: Record<Locale, Intl.DisplayNames>) =>
  ([code = '', name = '', until, iso = '']: string[]): Entry => {
    const italian = inWords(name);
    const names = inEachLanguage((locale) =>
      iso === '' ? italian : (namesIn[locale].of(iso) ?? italian),
    );
    const all = [name, ...Object.values(names), otherNames[iso] ?? ''];
    return {
      ...{ kind: 'state', code, province: '', until: dayOf(until), since: null, iso, names },
      searched: all.map(foldName).join(''),
    };
  };

const documentOf = ([code = '', name = '']: string[]): Entry => {
  const words = name.charAt(0) + name.slice(1).toLowerCase();
  return {
    ...{ kind: 'document', code, province: '', until: null, since: null, iso: '' },
    names: inEachLanguage(() => words),
    searched: foldName(name),
  };
};

type Tables = Record<Entry['kind'], readonly Entry[]> & { byCode: ReadonlyMap<string, Entry> };

const load = async (): Promise<Tables> => {
  const [comuni, states, documents] = await Promise.all([
    import('./tables/comuni.csv?raw'),
    import('./tables/states.csv?raw'),
    import('./tables/documents.csv?raw'),
  ]);
  const namesIn = Object.fromEntries(
    locales.map((locale) => [locale, new Intl.DisplayNames(locale, { type: 'region' })]),
  ) as Record<Locale, Intl.DisplayNames>;
  const tables = {
    comune: withBeginnings(rowsOf(comuni.default).map(comuneOf)),
    state: rowsOf(states.default).map(stateOf(namesIn)),
    document: rowsOf(documents.default).map(documentOf),
  };
  const all = Object.values(tables).flat();
  return { ...tables, byCode: new Map(all.map((entry) => [entry.code, entry])) };
};

let loaded: Promise<Tables> | undefined;

/** The same for every site of a process: they are facts. */
export const getTables = (): Promise<Tables> => {
  loaded ??= load();
  return loaded;
};
