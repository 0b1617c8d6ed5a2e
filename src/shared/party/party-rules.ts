import { addYears, isStayDate, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { text } from '#shared/texts/texts.ts';
import { foreignCharacters, latinLine } from './latin-line.ts';
import type { TourismKind, Transport } from './travel-kinds.ts';

// The rules of the police's records about guests (Alloggiati Web), for forms and server alike.

/** Codes 16 to 20 of the police, in their order. */
export const partyKinds = [
  'single',
  'family-head',
  'group-head',
  'family-member',
  'group-member',
] as const;
export type PartyKind = (typeof partyKinds)[number];

export const sexes = ['F', 'M'] as const;

/** A person of the party. Unknown fields are empty. */
export type PersonData = {
  kind: PartyKind | '';
  /** As typed; `latinLine` is what the police get. */
  surname: string;
  name: string;
  sex: (typeof sexes)[number] | '';
  birthDate: StayDate;
  /** The code of a comune, or of a state other than Italy. */
  birthPlace: string;
  /** The code of a state. */
  citizenship: string;
  documentKind: string;
  /** The code of a comune or a state. */
  documentPlace: string;
  /** Only for those who come on another day than the stay begins. */
  arrivalDate: StayDate;
  // For the region's statistics only.
  /** The code of a comune, or of a state other than Italy. */
  residence: string;
  /** The town in that state. */
  residenceTown: string;
  /** Of the first person: why and how the party travels. */
  tourism: TourismKind | '';
  transport: Transport | '';
};
export type PersonField = keyof PersonData | 'documentNumber';

/** The largest party that the site stores. */
export const MAX_PARTY = 30;
const MAX_SURNAME = 50;
const MAX_NAME = 30;
const MAX_NUMBER = 20;
const MIN_NUMBER = 5;
const MAX_AGE = 120;
const MAX_TOWN = 30;

export const emptyPerson: PersonData = {
  kind: '',
  surname: '',
  name: '',
  sex: '',
  birthDate: '',
  birthPlace: '',
  citizenship: '',
  documentKind: '',
  documentPlace: '',
  arrivalDate: '',
  residence: '',
  residenceTown: '',
  tourism: '',
  transport: '',
};

/** Single guests and the heads of families or groups show a document. */
export const needsDocument = (kind: PartyKind | ''): boolean =>
  kind === 'single' || kind === 'family-head' || kind === 'group-head';

/** The members of a head; null for one who has none. */
export const memberKindOf = (kind: PartyKind | '' | undefined): PartyKind | null => {
  if (kind === 'family-head' || kind === 'family-member') return 'family-member';
  return kind === 'group-head' || kind === 'group-member' ? 'group-member' : null;
};

const nameIssue = (name: string, max: number): string | null => {
  const [letter] = foreignCharacters(name);
  if (letter !== undefined) return text('party.nameForeign', { letter });
  return latinLine(name).length > max ? text('party.nameTooLong', { max }) : null;
};

/** Without the blanks and signs between its characters. */
export const plainNumber = (number: string): string => number.replace(/[\s./-]/g, '').toUpperCase();

const numberIssue = (number: string): string | null => {
  const plain = plainNumber(number);
  if (plain === '') return null;
  if (!/^[A-Z0-9]+$/.test(plain)) return text('party.numberForeign');
  if (!/\d/.test(plain)) return text('party.numberWithoutFigure');
  if (plain.length < MIN_NUMBER) return text('party.numberTooShort', { min: MIN_NUMBER });
  return plain.length > MAX_NUMBER ? text('party.numberTooLong', { max: MAX_NUMBER }) : null;
};

const birthIssue = (day: StayDate, today: StayDate): string | null => {
  if (day === '') return null;
  if (!isStayDate(day)) return text('forms.dateMissing');
  if (day > today) return text('party.bornLater');
  return day < addYears(today, -MAX_AGE) ? text('party.bornTooEarly') : null;
};

export type StayDays = { startDate: StayDate; endDate: StayDate };

const arrivalIssue = (day: StayDate, { startDate, endDate }: StayDays): string | null => {
  if (day === '') return null;
  return isStayDate(day) && day >= startDate && day <= endDate
    ? null
    : text('party.arrivalOutside');
};

type Checked = PersonData & { documentNumber: string };

/** The wrong fields; missing ones are no issue here. The server checks the places, because it has their tables. */
export const personIssues = (
  person: Checked,
  { today, stay }: { today: StayDate; stay: StayDays },
): InputIssue[] => {
  const found: Record<string, string | null> = {
    surname: nameIssue(person.surname, MAX_SURNAME),
    name: nameIssue(person.name, MAX_NAME),
    birthDate: birthIssue(person.birthDate, today),
    documentNumber: numberIssue(person.documentNumber),
    arrivalDate: arrivalIssue(person.arrivalDate, stay),
    residenceTown:
      person.residenceTown.length > MAX_TOWN ? text('party.townTooLong', { max: MAX_TOWN }) : null,
  };
  return Object.entries(found).flatMap(([path, message]) => (message ? [{ path, message }] : []));
};

const always = ['surname', 'name', 'sex', 'birthDate', 'birthPlace', 'citizenship'] as const;

type Known = PersonData & { hasDocumentNumber: boolean };

/** A member comes directly after the head, or after another member. */
const hasHead = (party: readonly Pick<PersonData, 'kind'>[], index: number): boolean => {
  const kind = party[index]?.kind ?? '';
  return needsDocument(kind) || (kind !== '' && memberKindOf(party[index - 1]?.kind) === kind);
};

/** The fields that the police need and a person of a party still lacks. */
export const missingOf = (party: readonly Known[], index: number): PersonField[] => {
  const person = party[index];
  if (!person) return [];
  const missing: PersonField[] = always.filter((field) => person[field] === '');
  if (!hasHead(party, index)) missing.unshift('kind');
  if (!needsDocument(person.kind)) return missing;
  if (person.documentKind === '') missing.push('documentKind');
  if (!person.hasDocumentNumber) missing.push('documentNumber');
  if (person.documentPlace === '') missing.push('documentPlace');
  return missing;
};

/** Whether a code of the police's tables is a comune's; states begin with a 1. */
export const isComune = (code: string): boolean => code.startsWith('4');

/** The further fields that a region needs and a person still lacks. */
export const missingForStatistics = ({
  residence,
  residenceTown,
}: Pick<PersonData, 'residence' | 'residenceTown'>): PersonField[] => {
  if (residence === '') return ['residence'];
  return isComune(residence) || residenceTown !== '' ? [] : ['residenceTown'];
};

/** A party is complete once everybody is, and no fewer are named than the stay is for. */
export const isPartyComplete = (counts: {
  people: number;
  complete: number;
  expected: number;
}): boolean => counts.people >= counts.expected && counts.complete === counts.people;
