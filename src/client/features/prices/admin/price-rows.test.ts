import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { noRule } from '#shared/prices/price-lists.ts';
import { updatePricesInput } from '#shared/prices/prices.schema.ts';
import {
  changePrices,
  copyToYear,
  emptyRows,
  firstDays,
  mergeRow,
  type PriceRow,
  parsePercent,
  periodsOf,
  rowsOf,
  ruleRows,
  splitRow,
} from './price-rows.ts';

const row = (endDate: string, weeklyPrice: string, rule = noRule): PriceRow => ({
  endDate,
  weeklyPrice,
  ...rule,
});
const list = [row('2026-04-30', '260'), row('2026-08-31', '1.150'), row('2026-12-31', '300')];

const isComplete = (rows: readonly PriceRow[], year: number): boolean =>
  updatePricesInput.safeParse({ year, periods: periodsOf(rows, year) }).success;

describe('rows', () => {
  it('begin on the day after the previous row', () => {
    expect(firstDays(list, 2026)).toEqual(['2026-01-01', '2026-05-01', '2026-09-01']);
    expect(firstDays([row('', '1'), row('2026-12-31', '2')], 2026)).toEqual(['2026-01-01', '']);
  });

  it('convert to periods and back', () => {
    const periods = periodsOf(list, 2026);
    expect(periods[1]).toEqual({
      startDate: '2026-05-01',
      endDate: '2026-08-31',
      weeklyPriceCents: 115_000,
      ...noRule,
    });
    expect(rowsOf(periods)).toEqual(list);
  });

  it('begin with one price for the whole year', () => {
    expect(periodsOf(emptyRows(2027), 2027)).toEqual([
      { startDate: '2027-01-01', endDate: '2027-12-31', weeklyPriceCents: Number.NaN, ...noRule },
    ]);
  });
});

describe('copyToYear', () => {
  const ends = (dates: string[], year: number) =>
    copyToYear(
      dates.map((date) => row(date, '1')),
      year,
    ).map(({ endDate }) => endDate);

  it('keeps dates and prices', () => {
    expect(copyToYear(list, 2027)).toEqual([
      row('2027-04-30', '260'),
      row('2027-08-31', '1.150'),
      row('2027-12-31', '300'),
    ]);
  });

  it('adjusts the end of February', () => {
    expect(ends(['2027-02-28', '2027-12-31'], 2028)).toEqual(['2028-02-29', '2028-12-31']);
    expect(ends(['2028-02-29', '2028-12-31'], 2029)).toEqual(['2029-02-28', '2029-12-31']);
  });

  it('keeps the weekday of all other days', () => {
    // Fridays, before weeks that begin on Saturday.
    expect(ends(['2026-06-26', '2026-08-07', '2026-12-31'], 2027)).toEqual([
      '2027-06-25',
      '2027-08-06',
      '2027-12-31',
    ]);
    // A row that falls into the previous year has no day left.
    expect(ends(['2026-01-02', '2026-12-25', '2026-12-31'], 2028)).toEqual([
      '2028-12-22',
      '2028-12-31',
    ]);
  });

  it('leaves a complete list, whatever the periods and the years', () => {
    const days = Array.from({ length: 120 }, (_, index) => addDays('2028-01-01', index * 3));
    const everyThirdDay = [...days.map((day) => row(day, '1')), row('2028-12-31', '2')];
    for (let year = 2026; year < 2040; year += 1) {
      const moved = copyToYear(everyThirdDay, year);
      expect(moved.map(({ endDate }) => endDate)).toEqual(
        [...new Set(moved.map(({ endDate }) => endDate))].sort(),
      );
      expect(moved.at(-1)?.endDate).toBe(`${year}-12-31`);
      expect(moved[0]?.endDate.startsWith(`${year}-01`)).toBe(true);
    }
  });
});

describe('changePrices', () => {
  it('raises and lowers prices, rounded to common amounts', () => {
    const prices = (percent: number) =>
      changePrices(list, percent).map(({ weeklyPrice }) => weeklyPrice);
    expect(prices(5)).toEqual(['275', '1.210', '315']);
    expect(prices(-2.5)).toEqual(['255', '1.120', '295']);
    expect(prices(0)).toEqual(['260', '1.150', '300']);
    expect(changePrices([row('2026-12-31', '90'), row('2026-12-31', 'tanto')], 3)).toEqual([
      row('2026-12-31', '93'),
      row('2026-12-31', 'tanto'),
    ]);
  });

  it.each([
    ['5', 5],
    ['+3 %', 3],
    ['-2,5', -2.5],
    ['\u22124', -4],
    ['', null],
    ['101', null],
    ['-51', null],
    ['cinque', null],
  ])('reads %j as %j', (typed, percent) => {
    expect(parsePercent(typed)).toBe(percent);
  });
});

describe('ruleRows', () => {
  const weeks = { minNights: 7, changeoverDay: 'saturday' as const };

  it('gives a rule to the rows of a range, which keep it in the next year', () => {
    const ruled = ruleRows(list, [1, 2], weeks);
    expect(ruled.map(({ minNights }) => minNights)).toEqual([1, 7, 7]);
    expect(copyToYear(ruled, 2027)[1]).toEqual(row('2027-08-31', '1.150', weeks));
    expect(rowsOf(periodsOf(ruled, 2026))).toEqual(ruled);
    expect(splitRow(ruled, 1, '2026-08-10')[2]).toMatchObject(weeks);
    expect(mergeRow(ruled, 1, 'before')[0]).toEqual(row('2026-08-31', '260'));
  });
});

describe('splitRow and mergeRow', () => {
  it('split before the first day of the second row', () => {
    const split = splitRow(list, 1, '2026-08-10');
    expect(split).toEqual([
      row('2026-04-30', '260'),
      row('2026-08-09', '1.150'),
      row('2026-08-31', '1.150'),
      row('2026-12-31', '300'),
    ]);
    expect(isComplete(split, 2026)).toBe(true);
  });

  it('merge into a neighbour, at its price', () => {
    expect(mergeRow(list, 1, 'before')).toEqual([
      row('2026-08-31', '260'),
      row('2026-12-31', '300'),
    ]);
    expect(mergeRow(list, 1, 'after')).toEqual([
      row('2026-04-30', '260'),
      row('2026-12-31', '300'),
    ]);
  });

  it('leave a complete list whichever row is removed', () => {
    for (const index of [1, 2]) {
      expect(isComplete(mergeRow(list, index, 'before'), 2026)).toBe(true);
    }
    for (const index of [0, 1]) {
      expect(isComplete(mergeRow(list, index, 'after'), 2026)).toBe(true);
    }
  });
});
