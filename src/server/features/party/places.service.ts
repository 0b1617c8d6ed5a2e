import type { Database } from '#server/database/database.types.ts';
import { languages } from '#server/languages.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { FoundPlaces, Place, PlacesInput } from '#shared/party/party.schema.ts';
import type { PersonData } from '#shared/party/party-rules.ts';
import { text } from '#shared/texts/texts.ts';
import { type Entry, foldName, getTables } from './place-tables.ts';

// The comuni, states and documents that the police know.

/** As many as a telephone shows above its keyboard. */
const FOUND_MAX = 8;

const ITALY = '100000100';

/** The most common documents, by the names of their texts. */
const commonDocuments = {
  IDENT: 'party.identityCard',
  IDELE: 'party.electronicCard',
  PASOR: 'party.passport',
  PATEN: 'party.drivingLicence',
} as const;

/** The suggestions for an empty field. */
const usualStates: Readonly<Record<Locale, readonly string[]>> = {
  it: ['IT'],
  en: ['GB', 'US', 'IE'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'CH', 'BE'],
};

/** States of which the tables have nothing left, as people look for them. */
const gone = [
  ...['urss', 'ussr', 'udssr', 'unione sovietica', 'soviet union', 'sowjetunion'],
  ...['union sovietique', 'jugoslavia', 'yugoslavia', 'jugoslawien', 'yougoslavie'],
  ...['serbia e montenegro', 'ddr', 'gdr', 'rda', 'germania est', 'ostdeutschland'],
  ...['east germany', 'allemagne de l est', 'zaire', 'czechoslovakia'],
  ...['tschechoslowakei', 'tchecoslovaquie'],
];

const nameOf = ({ code, names }: Entry, locale: Locale): string =>
  code in commonDocuments
    ? languages[locale].t(commonDocuments[code as keyof typeof commonDocuments])
    : names[locale];

const toPlace = (entry: Entry, locale: Locale): Place => ({
  code: entry.code,
  name: nameOf(entry, locale),
  province: entry.province,
  until: entry.until,
});

/**
 * Smaller is better: the whole name, its beginning, one of its words; what exists before what ended. A
 * state's name is the one in the reader's language.
 */
const rankOf = ({ searched, names, until, kind }: Entry, typed: string, locale: Locale): number => {
  const begun = [searched, foldName(names[locale])].filter((name) => name.startsWith(typed));
  const isWhole = begun.some((name) => `${name} `.startsWith(`${typed} `));
  const place = isWhole ? 0 : begun.length > 0 ? 1 : 2;
  return place * 4 + (until === null ? 0 : 2) + (kind === 'state' ? 0 : 1);
};

const search = (entries: readonly Entry[], typed: string, locale: Locale): Entry[] => {
  const words = typed.trim().split(' ');
  return entries
    .filter(({ searched }) => words.every((word) => searched.includes(` ${word}`)))
    .map((entry) => ({ entry, rank: rankOf(entry, typed, locale) }))
    .sort((a, b) => a.rank - b.rank || a.entry.names.it.localeCompare(b.entry.names.it))
    .slice(0, FOUND_MAX)
    .map(({ entry }) => entry);
};

/** A common document is found by its name in the reader's language too. */
const withCommonName = (entry: Entry, locale: Locale): Entry =>
  entry.code in commonDocuments
    ? { ...entry, searched: foldName(nameOf(entry, locale)) + entry.searched }
    : entry;

const usual = async (db: Database, of: PlacesInput['of'], locale: Locale): Promise<Entry[]> => {
  const { state, byCode } = await getTables(db);
  if (of === 'document') {
    return Object.keys(commonDocuments).flatMap((code) => byCode.get(code) ?? []);
  }
  return usualStates[locale].flatMap((iso) => state.find((entry) => entry.iso === iso) ?? []);
};

/** A few that fit, the likeliest first; the usual ones for an empty text. */
export const findPlaces = async (
  db: Database,
  { text: asked, of }: PlacesInput,
  locale: Locale,
): Promise<FoundPlaces> => {
  const typed = foldName(asked);
  if (typed === ' ') {
    const places = (await usual(db, of, locale)).map((entry) => toPlace(entry, locale));
    return { places, explanation: null };
  }
  const { comune, state, document } = await getTables(db);
  const found =
    of === 'document'
      ? search(
          document.map((entry) => withCommonName(entry, locale)),
          typed,
          locale,
        )
      : search(of === 'state' ? state : [...state, ...comune], typed, locale);
  const isGone =
    of !== 'document' && typed.length > 4 && gone.some((name) => name.startsWith(typed.trim()));
  return {
    places: found.map((entry) => toPlace(entry, locale)),
    explanation: isGone ? languages[locale].t('party.stateGone') : null,
  };
};

/** The entries with these codes, in the reader's language. */
export const namePlaces = async (
  db: Database,
  codes: readonly string[],
  locale: Locale,
): Promise<Place[]> => {
  const { byCode } = await getTables(db);
  return [...new Set(codes)].flatMap((code) => {
    const entry = byCode.get(code);
    return entry ? [toPlace(entry, locale)] : [];
  });
};

const yearOf = (day: StayDate): string => day.slice(0, 4);

/** Why this cannot be the place of a birth on that day. */
const birthPlaceIssue = (entry: Entry, born: StayDate): string | null => {
  const { until, since, names } = entry;
  if (born === '') return null;
  const name = names.it;
  if (until !== null && born > until)
    return text('party.placeEnded', { name, year: yearOf(until) });
  if (since !== null && born <= since)
    return text('party.placeBegan', { name, year: yearOf(since) });
  return null;
};

/** Italy itself is no birthplace: the police want the comune. */
const placeIssue = (entry: Entry | undefined): string | null => {
  if (!entry || entry.isGone || entry.kind === 'document') return text('party.choose');
  return entry.code === ITALY ? text('party.comuneNeeded') : null;
};

const stateIssue = (entry: Entry | undefined): string | null => {
  if (entry?.kind !== 'state' || entry.isGone) return text('party.choose');
  return entry.until === null
    ? null
    : text('party.placeEnded', { name: entry.names.it, year: yearOf(entry.until) });
};

const residenceIssue = (entry: Entry | undefined): string | null =>
  placeIssue(entry) ??
  (entry && entry.until !== null ? text('party.residenceEnded', { name: entry.names.it }) : null);

const documentIssue = (entry: Entry | undefined): string | null =>
  entry?.kind === 'document' && !entry.isGone ? null : text('party.choose');

/** The issues of a person's places, by field. */
export const placeIssues = async (
  db: Database,
  person: PersonData,
): Promise<{ path: string; message: string }[]> => {
  const { byCode } = await getTables(db);
  const issueOf: Record<string, (entry: Entry | undefined) => string | null> = {
    birthPlace: (born) =>
      placeIssue(born) ?? (born ? birthPlaceIssue(born, person.birthDate) : null),
    citizenship: stateIssue,
    documentKind: documentIssue,
    documentPlace: (issuer) =>
      placeIssue(issuer) ?? (issuer?.kind === 'state' ? stateIssue(issuer) : null),
    residence: residenceIssue,
  };
  return Object.entries(issueOf).flatMap(([path, find]) => {
    const code = person[path as keyof PersonData];
    const message = code === '' ? null : find(byCode.get(code));
    return message ? [{ path, message }] : [];
  });
};
