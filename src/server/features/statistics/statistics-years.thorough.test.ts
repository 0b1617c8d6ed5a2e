import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, eachDay } from '#shared/bookings/stay-dates.ts';
import { emptyPerson, type PartyKind, type PersonData } from '#shared/party/party-rules.ts';
import { readRoss1000, schemaErrors } from '#tests/support/ross1000.ts';
import { guestsOf, movementsOf, type StayWithParty, sumOrigins } from './movements.ts';
import { ross1000Xml } from './ross1000.ts';

// Years of invented stays, written to a file and read back by a reader that knows nothing of the writer.

const FIRST = '2024-12-01';
const YEARS_DAYS = 760;

const places = ['403015146', '420092013', '412058091', '100000216', '100000219'];

type Told = { kind: PartyKind | ''; comesLater: number; residence: string; isWhole: boolean };

const told: fc.Arbitrary<Told> = fc.record({
  kind: fc.constantFrom(
    ...(['single', 'family-head', 'family-member', 'group-head', 'group-member', ''] as const),
  ),
  comesLater: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 12 })),
  residence: fc.constantFrom(...places),
  isWhole: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constant(false)),
});

const staying = fc.record({
  gap: fc.nat({ max: 20 }),
  nights: fc.integer({ min: 0, max: 12 }),
  people: fc.array(told, { minLength: 0, maxLength: 6 }),
});

const personOf = (
  { kind, comesLater, residence, isWhole }: Told,
  { startDate, nights }: { startDate: string; nights: number },
): PersonData => ({
  ...emptyPerson,
  ...{ kind, surname: 'Ł&<Özgür>', name: '', sex: 'F', birthDate: '1980-02-29' },
  ...{ birthPlace: residence, citizenship: isWhole ? '100000216' : '' },
  ...{ residence, residenceTown: residence.startsWith('4') ? '' : 'Zürich & "Umgebung" <1>' },
  arrivalDate: comesLater === 0 ? '' : addDays(startDate, Math.min(comesLater, nights)),
});

/** Stays one after the other, as a house has them. */
const staysOf = (list: readonly { gap: number; nights: number; people: Told[] }[]) => {
  let free = FIRST;
  return list.map(({ gap, nights, people }, index): StayWithParty => {
    const startDate = addDays(free, gap);
    free = addDays(startDate, nights);
    return {
      ...{ id: index + 1, startDate, endDate: free, guestName: 'Ospite', arrivalTime: '' },
      ...{ numberOfGuests: people.length, source: 'other', unreadable: 0 },
      people: people.map((person, at) => ({
        id: index * 10 + at + 1,
        person: personOf(person, { startDate, nights }),
      })),
    };
  });
};

const codeOf = ({ memberId, arrival }: { memberId: number; arrival: string }): string =>
  `p${memberId}d${arrival.replaceAll('-', '')}`;

const daysFrom = (stays: readonly StayWithParty[]) => {
  const guests = stays.flatMap(guestsOf);
  return eachDay(FIRST, addDays(FIRST, YEARS_DAYS)).map((day) => ({
    ...movementsOf(day, guests, false),
    withdrawn: [],
  }));
};

const house = { structureCode: 'A&1', product: 'Sito', rooms: 2, beds: 5 };

const read = (stays: readonly StayWithParty[]) => {
  const days = daysFrom(stays);
  return { days, file: readRoss1000(ross1000Xml(days, house, codeOf)) };
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The people who count, one after the other: the slow way. */
const countSlowly = (stays: readonly StayWithParty[]) => {
  const counted: { id: number; arrival: string; departure: string; residence: string }[] = [];
  for (const { people, startDate, endDate } of stays) {
    let headIsWhole: boolean | null = null;
    let family = '';
    for (const { id, person } of people) {
      const [group, rank] = person.kind.split('-');
      const isMember = rank === 'member';
      if (!isMember) {
        family = rank === 'head' ? (group ?? '') : '';
        headIsWhole = person.citizenship !== '';
      } else if (group !== family) {
        family = '';
      }
      const arrival = person.arrivalDate || startDate;
      const isKnown = person.kind !== '' && (!isMember || (family !== '' && headIsWhole === true));
      if (isKnown && person.citizenship !== '' && arrival < endDate) {
        counted.push({ id, arrival, departure: endDate, residence: person.residence });
      }
    }
  }
  return counted;
};

describe('years of stays', () => {
  const years = fc.array(staying, { maxLength: 60 }).map(staysOf);

  it('have each day once, in order, with the house open', () => {
    fc.assert(
      fc.property(years, (stays) => {
        const { file } = read(stays);
        expect(file.map(({ day }) => day)).toEqual(eachDay(FIRST, addDays(FIRST, YEARS_DAYS)));
        for (const { house: told } of file) {
          expect(told).toMatchObject({
            apertura: 'SI',
            cameredisponibili: '2',
            lettidisponibili: '5',
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('let everybody who counts arrive once and leave once, on their days', () => {
    fc.assert(
      fc.property(years, (stays) => {
        const { file } = read(stays);
        const end = addDays(FIRST, YEARS_DAYS);
        const expected = countSlowly(stays).filter(({ arrival }) => arrival < end);
        const came = file.flatMap(({ day, arrivals }) =>
          arrivals.map(({ idswh, luogoresidenza, statoresidenza }) => [
            idswh,
            day,
            statoresidenza === '100000100' ? luogoresidenza : statoresidenza,
          ]),
        );
        expect(came.toSorted()).toEqual(
          expected
            .map(({ id, arrival, residence }) => [
              codeOf({ memberId: id, arrival }),
              arrival,
              residence,
            ])
            .toSorted(),
        );
        const left = file.flatMap(({ day, departures }) =>
          departures.map(({ idswh, arrivo }) => [idswh, arrivo, day]),
        );
        expect(left.toSorted()).toEqual(
          expected
            .filter(({ departure }) => departure < end)
            .map(({ id, arrival, departure }) => [
              codeOf({ memberId: id, arrival }),
              arrival.replaceAll('-', ''),
              departure,
            ])
            .toSorted(),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('name a head who has come before, or comes with the members', () => {
    fc.assert(
      fc.property(years, (stays) => {
        const { file } = read(stays);
        const known = new Set<string>();
        for (const { arrivals } of file) {
          for (const { idswh = '' } of arrivals) known.add(idswh);
          for (const { tipoalloggiato, idcapo } of arrivals) {
            expect(['19', '20'].includes(tipoalloggiato ?? '')).toBe(idcapo !== undefined);
            if (idcapo !== undefined) expect(known).toContain(idcapo);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('sum up to what a slow count finds', () => {
    fc.assert(
      fc.property(years, (stays) => {
        const { days, file } = read(stays);
        const end = addDays(FIRST, YEARS_DAYS);
        const counted = countSlowly(stays).filter(({ arrival }) => arrival < end);
        const sums = sumOrigins(days);
        const nightsOf = ({ arrival, departure }: { arrival: string; departure: string }) =>
          daysBetween(arrival, departure < end ? departure : end);
        expect(sumOf(sums.map(({ nights }) => nights))).toBe(sumOf(counted.map(nightsOf)));
        expect(sumOf(sums.map(({ arrivals }) => arrivals))).toBe(counted.length);
        for (const { code, nights } of sums) {
          const isFrom = (residence: string) =>
            code.startsWith('IT') ? residence.startsWith(`4${code.slice(2)}`) : residence === code;
          const own = counted.filter(({ residence }) => isFrom(residence));
          expect(nights).toBe(sumOf(own.map(nightsOf)));
        }
        const occupied = file.filter(({ house: told }) => told.camereoccupate === '2').length;
        expect(occupied).toBe(days.filter(({ present }) => present > 0).length);
      }),
      { numRuns: 40 },
    );
  });

  it('are valid by the region’s schema', async () => {
    const samples = fc.sample(years, { numRuns: 8, seed: 7 });
    for (const stays of samples) {
      expect(await schemaErrors(ross1000Xml(daysFrom(stays), house, codeOf))).toEqual([]);
    }
  });
});

it('says a wrong order of elements', async () => {
  const [day] = daysFrom([]);
  const xml = ross1000Xml(day ? [day] : [], house, codeOf);
  const wrong = xml.replace(/(<apertura>.*\n)(.*\n)/, '$2$1');
  expect(wrong).not.toBe(xml);
  expect(await schemaErrors(wrong)).not.toEqual([]);
});
