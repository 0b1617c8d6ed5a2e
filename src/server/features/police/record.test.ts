import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KeptPerson } from '#server/features/party/party-seal.ts';
import { addYears, type StayDate } from '#shared/bookings/stay-dates.ts';
import { emptyPerson, type PartyKind } from '#shared/party/party-rules.ts';
import { createTestApp, type TestApp, TODAY } from '#tests/support/create-test-app.ts';
import {
  comuni,
  documents,
  type ReadRecord,
  readRecords,
  states,
} from '#tests/support/police/record-reader.ts';
import { findSettings, type SettingsRow } from './police.repository.ts';
import { isInFile, recordsOf } from './police-records.ts';
import { fileOf, partsOf } from './record.ts';

let t: TestApp;
let settings: SettingsRow;
beforeAll(async () => {
  t = await createTestApp();
  settings = await findSettings(t.app.database);
});
afterAll(() => t.close());

// Names as typed, and as they have to arrive.
const surnames = [
  ['Rossi', 'ROSSI'],
  ['D’Angelo', "D'ANGELO"],
  ['Krüger-Müller', 'KRUEGER MUELLER'],
  ['Łukasik', 'LUKASIK'],
  ['Щербакова', 'SHCHERBAKOVA'],
  ['Çelik', 'CELIK'],
  ['Yıldız', 'YILDIZ'],
  ['O`Brien', "O'BRIEN"],
  ['Groß', 'GROSS'],
  ['de la Cruz y Ñuñez', 'DE LA CRUZ Y NUNEZ'],
  ['A'.repeat(50), 'A'.repeat(50)],
] as const;
const names = [
  ['Anna', 'ANNA'],
  ['Jean-Luc', 'JEAN LUC'],
  ['Андрей', 'ANDREI'],
  ['Işık', 'ISIK'],
  ['Søren', 'SOREN'],
  ['Nguyễn Linh', 'NGUYEN LINH'],
  ['Zoë', 'ZOE'],
  ['Maria ’a', "MARIA 'A"],
] as const;

const isUnique = ([, name]: string[]): boolean =>
  comuni.filter(([, other]) => other === name).length === 1;
const some = <Row>(rows: Row[], step: number): Row[] =>
  rows.filter((_, index) => index % step === 0);
const living = some(
  comuni.filter(([, , , until]) => !until),
  37,
).filter(isUnique);
const ended = some(
  comuni.filter(([, , , until]) => until && until !== '1983-12-31' && until > '1930'),
  17,
).filter(isUnique);
const statesNow = states.filter(([code, , until]) => !until && code !== '100000100');
const statesGone = states.filter(([, , until]) => until);

type Birth = { place: string; born: StayDate; isPossible: boolean };
const years = (from: number, until: number) => fc.integer({ min: from, max: until });
const notBefore1910 = (day: StayDate): StayDate => (day < '1910-01-01' ? '1910-01-01' : day);

const birth: fc.Arbitrary<Birth> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...living), years(1986, 2025))
      .map(([[place = ''], year]) => ({ place, born: `${year}-03-05`, isPossible: true })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...statesNow), years(1920, 2025))
      .map(([[place = ''], year]) => ({ place, born: `${year}-11-30`, isPossible: true })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...ended).map(([place = '', , , until = '']) => ({
      place,
      born: notBefore1910(addYears(until, -1)),
      isPossible: true,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...ended).map(([place = '', , , until = '']) => ({
      place,
      born: addYears(until, 1),
      isPossible: addYears(until, 1) > TODAY,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...statesGone).map(([place = '', , until = '']) => ({
      place,
      born: addYears(until, -1),
      isPossible: true,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...statesGone).map(([place = '', , until = '']) => ({
      place,
      born: addYears(until, 1),
      isPossible: false,
    })),
  },
);

type Flaw = 'long' | 'foreign' | 'unknown' | null;
const flaw: fc.Arbitrary<Flaw> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('long' as const, 'foreign' as const, 'unknown' as const),
  },
);

const guest = fc.record({
  birth,
  flaw,
  surname: fc.constantFrom(...surnames),
  name: fc.constantFrom(...names),
  sex: fc.constantFrom('F' as const, 'M' as const),
  // One is stateless.
  citizenship: fc.constantFrom('100000100', '100000999', ...statesNow.map(([code = '']) => code)),
  documentKind: fc.constantFrom(...documents.map(([code = '']) => code)),
  documentNumber: fc.constantFrom('CA12345AA', 'ya-1234567', 'L01X 00T47', `A${'1'.repeat(19)}`),
});
type Made = typeof guest extends fc.Arbitrary<infer One> ? One : never;

const unit = fc.tuple(
  fc.constantFrom('single', 'family', 'group'),
  guest,
  fc.array(guest, { minLength: 1, maxLength: 5 }),
);

type Expected = {
  person: KeptPerson;
  surname: string;
  name: string;
  isFlawed: boolean;
  isWritten: boolean;
};

const marks = [
  '',
  ' Maria',
  ' Pia',
  ' Ada',
  ' Eva',
  ' Ugo',
  ' Ivo',
  ' Leo',
  ' Ida',
  ' Noa',
  ' Lia',
  ' Teo',
  ' Mia',
  ' Zeno',
  ' Ines',
  ' Uma',
  ' Ezio',
  ' Gino',
];

const made = (one: Made, kind: PartyKind, at: number, headFails: boolean): Expected => {
  // Nobody is there twice: twins share all but the name.
  const given = one.name[0] + (marks[at] ?? '');
  const typed = {
    long: { surname: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 60), name: given },
    foreign: { surname: '王芳', name: given },
    unknown: { surname: one.surname[0], name: '' },
    none: { surname: one.surname[0], name: given },
  }[one.flaw ?? 'none'];
  const isFlawed = one.flaw !== null || !one.birth.isPossible || one.birth.born > TODAY;
  return {
    person: {
      ...{ ...emptyPerson, ...typed, kind, sex: one.sex, citizenship: one.citizenship },
      ...{ birthDate: one.birth.born, birthPlace: one.birth.place },
      ...{ documentKind: one.documentKind, documentNumber: one.documentNumber },
      documentPlace: living[0]?.[0] ?? '',
    },
    surname: one.surname[1],
    name: (one.name[1] + (marks[at] ?? '').toUpperCase()).trim(),
    isFlawed,
    isWritten: !isFlawed && !headFails,
  };
};

const kindsOf = {
  single: ['single', 'single'],
  family: ['family-head', 'family-member'],
  group: ['group-head', 'group-member'],
} as const;

const partyOf = (units: readonly (readonly [string, Made, readonly Made[]])[]): Expected[] => {
  const party: Expected[] = [];
  for (const [sort, first, others] of units) {
    const [head, member] = kindsOf[sort as keyof typeof kindsOf];
    const leader = made(first, head, party.length, false);
    party.push(leader);
    if (sort === 'single') continue;
    for (const one of others) party.push(made(one, member, party.length, leader.isFlawed));
  }
  return party;
};

const parties = fc
  .sample(fc.array(unit, { minLength: 1, maxLength: 3 }), { numRuns: 1000, seed: 109 })
  .map(partyOf);

const stay = { id: 1, startDate: TODAY, endDate: '2026-05-27', numberOfGuests: 2, arrivalTime: '' };

const recordsFor = (party: readonly Expected[], own = settings) =>
  recordsOf(
    { app: t.app, db: t.app.database, settings: own, stay, rows: [], checkInFrom: '15:00' },
    party.map(({ person }, index) => ({ id: index + 1, person })),
  );

const italian = (day: StayDate): string => day.split('-').reverse().join('/');

const isSame = (read: ReadRecord, { person, surname, name }: Expected): void => {
  expect(read).toMatchObject({
    surname: surname.padEnd(50),
    name: name.padEnd(30),
    birthDate: italian(person.birthDate),
    sex: person.sex === 'M' ? '1' : '2',
    citizenship: person.citizenship,
    arrival: '20/05/2026',
    days: '07',
  });
  const isComune = person.birthPlace.startsWith('4');
  expect(isComune ? read.birthComune : read.birthState).toBe(person.birthPlace);
};

it('writes a thousand parties as an independent reader of the layout reads them', async () => {
  let [written, refused] = [0, 0];
  for (const party of parties) {
    const records = await recordsFor(party);
    const lines = records.filter(isInFile).flatMap(({ line }) => line ?? []);
    const expected = party.filter(({ isWritten }) => isWritten);
    const read = lines.length === 0 ? [] : readRecords(fileOf(lines));
    expect(read.length).toBe(expected.length);
    for (const [index, one] of expected.entries()) isSame(read[index] ?? {}, one);
    // The answer says why a guest is left out.
    for (const [index, { isWritten }] of party.entries()) {
      const { issues = [] } = records[index] ?? {};
      expect(issues.length > 0).toBe(!isWritten);
      for (const { message } of issues) expect(message).toMatch(/^\S.{5,}[.:]$/);
    }
    written += expected.length;
    refused += party.length - expected.length;
  }
  expect(written).toBeGreaterThan(2000);
  expect(refused).toBeGreaterThan(500);
});

it('writes 174 characters with the number of the apartment in such an account', async () => {
  const own = { ...settings, accountKind: 'apartments', apartment: '4711' } as const;
  for (const party of parties.slice(0, 50)) {
    const lines = (await recordsFor(party, own)).flatMap(({ line }) => line ?? []);
    if (lines.length === 0) continue;
    for (const read of readRecords(fileOf(lines), 174)) expect(read.apartment).toBe('004711');
  }
});

it.each([
  ['2026-05-20', '2026-05-21', [['2026-05-20', 1]]],
  ['2026-05-20', '2026-05-20', [['2026-05-20', 1]]],
  ['2026-05-20', '2026-06-19', [['2026-05-20', 30]]],
  [
    '2026-05-20',
    '2026-06-20',
    [
      ['2026-05-20', 30],
      ['2026-06-19', 1],
    ],
  ],
  [
    '2026-05-20',
    '2026-07-29',
    [
      ['2026-05-20', 30],
      ['2026-06-19', 30],
      ['2026-07-19', 10],
    ],
  ],
])('tells a stay from %s to %s in parts of thirty days', (from, until, parts) => {
  expect(partsOf(from, until).map(({ arrival, days }) => [arrival, days])).toEqual(parts);
});
