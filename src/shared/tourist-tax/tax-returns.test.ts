import { describe, expect, it } from 'vitest';
import { addDays, addYears, eachDay } from '#shared/bookings/stay-dates.ts';
import {
  daysOfPeriod,
  dueDayOf,
  keyOfPeriod,
  partOfStay,
  periodsOf,
  type ReturnedStay,
  sumParts,
  type TaxDays,
  type TaxSums,
  taxRhythms,
} from './tax-returns.ts';
import { type TaxedStay, type TaxPerson, type TaxRule, taxOfStay } from './tax-rules.ts';

// Generated years, against a second calculation: night by night, person by person, in whole numbers.

const createDice = (seed: number) => {
  let state = seed;
  const below = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { below, oneOf, isTrue: () => below(2) === 1 };
};
type Dice = ReturnType<typeof createDice>;

const someAmount = ({ below, isTrue }: Dice): TaxRule['amount'] =>
  isTrue()
    ? { kind: 'fixed', cents: below(8) * 50 + below(3) }
    : { kind: 'percent', permille: 1 + below(150), capCents: 100 + below(900) };

const someRule = (dice: Dice, from: string): TaxRule => {
  const { below, isTrue, oneOf } = dice;
  const freeUnderAge = oneOf([0, 3, 10, 12, 14]);
  return {
    from,
    amount: someAmount(dice),
    seasons: isTrue()
      ? [
          { months: [1, 2, 12], amount: { kind: 'fixed', cents: 0 } },
          { months: [7, 8], amount: someAmount(dice) },
        ]
      : [],
    freeUnderAge,
    reduced: isTrue()
      ? {
          underAge: freeUnderAge + 1 + below(8),
          amount: isTrue()
            ? { kind: 'percent', percent: 1 + below(100) }
            : { kind: 'fixed', cents: below(200) },
        }
      : null,
    maxNights: isTrue() ? { nights: 1 + below(9), per: oneOf(['stay', 'year'] as const) } : null,
  };
};

const somePerson = ({ below, isTrue, oneOf }: Dice, stay: { startDate: string }): TaxPerson => ({
  from: isTrue() ? stay.startDate : addDays(stay.startDate, below(3)),
  age: oneOf([
    'pays',
    'free',
    // Birthdays around the limits fall within the stay.
    {
      birthDate: addYears(addDays(stay.startDate, below(12) - 2), -oneOf([3, 10, 12, 14, 18, 40])),
    },
    { birthDate: '2012-02-29' },
  ]),
  exemption: below(6) === 0 ? oneOf(['residente', 'lavoratore']) : null,
});

type Case = { stay: TaxedStay; rules: TaxRule[]; returned: ReturnedStay };

const someStay = (dice: Dice, rules: TaxRule[]): Case => {
  const { below, isTrue } = dice;
  const startDate = addDays('2025-11-20', below(800));
  const endDate = addDays(startDate, below(20));
  const stay: TaxedStay = {
    ...{ startDate, endDate, rentCents: below(300_000), earlierNights: below(4) },
    people: Array.from({ length: 1 + below(6) }, () => somePerson(dice, { startDate })),
  };
  const collector = isTrue() ? 'portal' : 'house';
  const portalCents = collector === 'portal' && isTrue() ? below(5_000) : null;
  const groups = taxOfStay(stay, rules);
  return { stay, rules, returned: { endDate, collector, groups, portalCents } };
};

const someYears = (seed: number): Case[] => {
  const dice = createDice(seed);
  const rules = ['2025-12-01', '2026-06-10', '2027-01-01']
    .slice(0, 1 + dice.below(3))
    .map((from) => someRule(dice, from));
  return Array.from({ length: 40 }, () => someStay(dice, rules));
};

type Cell = {
  night: string;
  person: number;
  category: 'full' | 'reduced' | 'exempt';
  cents: bigint;
};

/** By the calendar: whether the birthday of that age has come. */
const hasTurned = (birthDate: string, age: number, night: string): boolean => {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number];
  const [nowYear, nowMonth, nowDay] = night.split('-').map(Number) as [number, number, number];
  const isLeap = (nowYear % 4 === 0 && nowYear % 100 !== 0) || nowYear % 400 === 0;
  const birthday = month === 2 && day === 29 && !isLeap ? 28 : day;
  const isPast = nowMonth > month || (nowMonth === month && nowDay >= birthday);
  return nowYear - year - (isPast ? 0 : 1) >= age;
};

const rounded = (dividend: bigint, divisor: bigint): bigint =>
  (dividend * 2n + divisor) / (divisor * 2n);

const slowly = ({ stay, rules }: Case): Cell[] => {
  const nights =
    stay.endDate > stay.startDate ? eachDay(stay.startDate, stay.endDate) : [stay.startDate];
  const shares = BigInt(nights.length * stay.people.length);
  const cells: Cell[] = [];
  for (const [index, person] of stay.people.entries()) {
    for (const night of nights) {
      const rule = rules.findLast(({ from }) => from <= night);
      if (!rule || night < person.from) continue;
      const month = Number(night.split('-')[1]);
      const amount =
        rule.seasons.find(({ months }) => months.includes(month))?.amount ?? rule.amount;
      const isChild = (age: number): boolean =>
        typeof person.age === 'object' && !hasTurned(person.age.birthDate, age, night);
      const isFree =
        person.exemption !== null ||
        person.age === 'free' ||
        (amount.kind === 'fixed' && amount.cents === 0) ||
        isChild(rule.freeUnderAge);
      const limit = rule.maxNights;
      const year = night.slice(0, 4);
      const paid = cells.filter(
        (cell) =>
          cell.person === index &&
          cell.category !== 'exempt' &&
          (limit?.per === 'stay' || cell.night.startsWith(year)),
      ).length;
      const before =
        limit?.per === 'year' && stay.startDate.startsWith(year) ? stay.earlierNights : 0;
      if (isFree || (limit && paid + before >= limit.nights)) {
        cells.push({ night, person: index, category: 'exempt', cents: 0n });
        continue;
      }
      const { reduced } = rule;
      const isReduced = reduced !== null && isChild(reduced.underAge);
      const percent =
        isReduced && reduced.amount.kind === 'percent' ? BigInt(reduced.amount.percent) : 100n;
      let cents: bigint;
      if (isReduced && reduced.amount.kind === 'fixed') cents = BigInt(reduced.amount.cents);
      else if (amount.kind === 'fixed') cents = rounded(BigInt(amount.cents) * percent, 100n);
      else {
        const share = BigInt(stay.rentCents) * BigInt(amount.permille);
        const cap = BigInt(amount.capCents) * shares * 1000n;
        cents = rounded((share < cap ? share : cap) * percent, shares * 1000n * 100n);
      }
      cells.push({ night, person: index, category: isReduced ? 'reduced' : 'full', cents });
    }
  }
  return cells;
};

const slowSums = (one: Case, { from, until }: TaxDays): TaxSums => {
  const cells = slowly(one).filter(({ night }) => night >= from && night < until);
  const of = (category: Cell['category']) => {
    const own = cells.filter((cell) => cell.category === category);
    return { people: new Set(own.map(({ person }) => person)).size, nights: own.length };
  };
  const cents = Number(cells.reduce((sum, cell) => sum + cell.cents, 0n));
  return { full: of('full'), reduced: of('reduced'), exempt: of('exempt'), cents };
};

const always = { from: '2000-01-01', until: '2100-01-01' };
const seeds = Array.from({ length: 60 }, (_, index) => 1 + index * 7919);

describe('the tax of generated years', () => {
  it.each(seeds)('is that of the slow calculation, in every month (%i)', (seed) => {
    for (const one of someYears(seed)) {
      const own = { ...one.returned, portalCents: null };
      for (const period of periodsOf(2026, 'month')) {
        const days = daysOfPeriod(period);
        const sums = partOfStay(own, days, 'night') ?? sumParts([]);
        expect({ period, ...sums }).toEqual({ period, ...slowSums(one, days) });
      }
      const whole = partOfStay(own, always, 'departure') ?? sumParts([]);
      expect(whole).toEqual(slowSums(one, always));
    }
  });

  it.each(['night', 'departure'] as const)(
    'adds up to its stays to the cent, by %s',
    (countedBy) => {
      for (const seed of seeds) {
        const stays = someYears(seed).map(({ returned }) => returned);
        const centsOf = (days: TaxDays): number =>
          sumParts(stays.flatMap((stay) => partOfStay(stay, days, countedBy) ?? [])).cents;
        const whole = centsOf(always);
        for (const rhythm of taxRhythms) {
          const periods = [2025, 2026, 2027, 2028].flatMap((year) => periodsOf(year, rhythm));
          const parts = periods.map((period) => centsOf(daysOfPeriod(period)));
          expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(whole);
        }
      }
    },
  );
});

const CARLOFORTE: TaxRule = {
  ...{ from: '2026-01-01', amount: { kind: 'fixed', cents: 200 }, seasons: [], freeUnderAge: 12 },
  ...{ reduced: null, maxNights: null },
};
const week = { startDate: '2026-07-04', endDate: '2026-07-11', rentCents: 0, earlierNights: 0 };
const adult: TaxPerson = { from: '2026-07-04', age: { birthDate: '1984-03-05' }, exemption: null };

describe('a rule', () => {
  it('lets a child pay from the night of the twelfth birthday on', () => {
    const child = { ...adult, age: { birthDate: '2014-07-08' } };
    expect(taxOfStay({ ...week, people: [adult, adult, child] }, [CARLOFORTE])).toEqual([
      {
        people: 2,
        spans: [{ from: '2026-07-04', nights: 7, category: 'full', reason: '', cents: 200 }],
      },
      {
        people: 1,
        spans: [
          {
            ...{ from: '2026-07-04', nights: 4, category: 'exempt', cents: 0 },
            reason: 'sotto i 12 anni',
          },
          { from: '2026-07-08', nights: 3, category: 'full', reason: '', cents: 200 },
        ],
      },
    ]);
  });

  it('takes 10.5 % of the price of a night for one person, at most 7 euro', () => {
    const bologna: TaxRule = {
      ...CARLOFORTE,
      amount: { kind: 'percent', permille: 105, capCents: 700 },
    };
    const centsOf = (rentCents: number) =>
      taxOfStay({ ...week, rentCents, people: [adult, adult] }, [bologna])[0]?.spans[0]?.cents;
    // 70 euro a night, 35 for each: 3.675.
    expect(centsOf(49_000)).toBe(368);
    expect(centsOf(200_000)).toBe(700);
  });

  it('holds until the night of the next one', () => {
    const dearer = { ...CARLOFORTE, from: '2026-07-10', amount: { kind: 'fixed', cents: 300 } };
    const [group] = taxOfStay({ ...week, people: [adult] }, [CARLOFORTE, dearer as TaxRule]);
    expect(group?.spans.map(({ nights, cents }) => [nights, cents])).toEqual([
      [6, 200],
      [1, 300],
    ]);
  });
});

describe('a period', () => {
  it.each([
    [{ year: 2026, quarter: 3 }, '2026-Q3', '2026-07-01', '2026-10-01', '2026-10-15'],
    [{ year: 2026, month: 12 }, '2026-12', '2026-12-01', '2027-01-01', '2027-01-15'],
    [{ year: 2026 }, '2026', '2026-01-01', '2027-01-01', '2027-01-15'],
  ])('%o has its days and its due day', (period, key, from, until, due) => {
    expect(keyOfPeriod(period)).toBe(key);
    expect(daysOfPeriod(period)).toEqual({ from, until });
    expect(dueDayOf(period, 15)).toBe(due);
  });
});
