import type { Entry } from '#server/features/party/place-tables.ts';
import { addDays, daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import { latinLine } from '#shared/party/latin-line.ts';
import {
  needsDocument,
  type PartyKind,
  type PersonData,
  plainNumber,
} from '#shared/party/party-rules.ts';

// The records of Alloggiati Web: 168 characters a guest, 174 in the file of an account for apartments.

const ITALY = '100000100';
/** The longest stay of one record. */
const MAX_DAYS = 30;

const kindCodes: Readonly<Record<PartyKind, string>> = {
  single: '16',
  'family-head': '17',
  'group-head': '18',
  'family-member': '19',
  'group-member': '20',
};

/** A record's share of a stay: `arrival` is its first day. */
export type Part = { part: number; arrival: StayDate; days: number };

/** The records of somebody from the arrival to the departure: one, and another after each thirty days. */
export const partsOf = (arrival: StayDate, departure: StayDate): Part[] => {
  const nights = Math.max(1, daysBetween(arrival, departure));
  return Array.from({ length: Math.ceil(nights / MAX_DAYS) }, (_, index) => ({
    part: index + 1,
    arrival: addDays(arrival, index * MAX_DAYS),
    days: Math.min(MAX_DAYS, nights - index * MAX_DAYS),
  }));
};

/** Throws rather than cut: whatever is too long was to be refused with words before. */
const column = (text: string, width: number): string => {
  if (text.length > width) throw new Error(`${text.length} characters for a column of ${width}`);
  return text.padEnd(width);
};

const italianDay = (day: StayDate): string => day.split('-').reverse().join('/');

const noDocument = ''.padEnd(34);

const documentOf = ({ documentKind, documentNumber, documentPlace }: RecordPerson): string =>
  column(documentKind, 5) + column(plainNumber(documentNumber), 20) + column(documentPlace, 9);

export type RecordPerson = PersonData & { kind: PartyKind; documentNumber: string };

type Written = {
  person: RecordPerson;
  birthPlace: Pick<Entry, 'kind' | 'code' | 'province'>;
  part: Part;
  /** The apartment's number in such an account; empty for a structure. */
  apartment: string;
};

/** A complete and checked person as one line, without its end. */
export const writeRecord = ({ person, birthPlace, part, apartment }: Written): string => {
  const isItalian = birthPlace.kind === 'comune';
  return [
    kindCodes[person.kind],
    italianDay(part.arrival),
    String(part.days).padStart(2, '0'),
    column(latinLine(person.surname), 50),
    column(latinLine(person.name), 30),
    person.sex === 'M' ? '1' : '2',
    italianDay(person.birthDate),
    column(isItalian ? birthPlace.code : '', 9),
    column(isItalian ? birthPlace.province : '', 2),
    column(isItalian ? ITALY : birthPlace.code, 9),
    column(person.citizenship, 9),
    needsDocument(person.kind) ? documentOf(person) : noDocument,
    apartment === '' ? '' : apartment.padStart(6, '0'),
  ].join('');
};

/** The file: CR LF between the lines, none after the last. */
export const fileOf = (lines: readonly string[]): string => lines.join('\r\n');
