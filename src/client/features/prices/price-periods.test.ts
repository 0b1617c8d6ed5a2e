import { describe, expect, it } from 'vitest';
import { noRule } from '#shared/prices/price-lists.ts';
import { italian } from '#tests/support/languages.ts';
import {
  formatPeriod,
  lowestWeeklyPrice,
  periodTime,
  shownLists,
  splitAtToday,
  yearLists,
} from './price-periods.ts';

const winter = {
  startDate: '2026-01-01',
  endDate: '2026-04-30',
  weeklyPriceCents: 26000,
  ...noRule,
};
const may = { startDate: '2026-05-01', endDate: '2026-05-31', weeklyPriceCents: 39000, ...noRule };
const nextWinter = {
  startDate: '2027-01-01',
  endDate: '2027-04-30',
  weeklyPriceCents: 28000,
  ...noRule,
};

describe('yearLists', () => {
  it('groups periods by year', () => {
    expect(yearLists([nextWinter, winter, may])).toEqual([
      { year: 2026, periods: [winter, may] },
      { year: 2027, periods: [nextWinter] },
    ]);
  });
});

describe('shownLists', () => {
  const both = [winter, may, nextWinter];
  const years = (periods: typeof both, today: string) => {
    const shown = shownLists(periods, today);
    return (
      shown && {
        main: shown.main.year,
        beside: shown.beside?.year ?? null,
        later: shown.later.map(({ year }) => year),
        alsoFor: shown.alsoFor,
      }
    );
  };

  it.each([
    ['2026-09-30', both, { main: 2026, beside: null, later: [2027], alsoFor: null }],
    ['2026-10-01', both, { main: 2027, beside: 2026, later: [], alsoFor: null }],
    ['2027-01-01', [nextWinter], { main: 2027, beside: null, later: [], alsoFor: 2028 }],
    ['2026-09-30', [winter], { main: 2026, beside: null, later: [], alsoFor: 2027 }],
    ['2026-10-01', [winter], { main: 2026, beside: null, later: [], alsoFor: 2027 }],
    ['2027-02-01', [winter], { main: 2026, beside: null, later: [], alsoFor: 2027 }],
    ['2026-10-01', [nextWinter], { main: 2027, beside: null, later: [], alsoFor: null }],
    ['2026-10-01', [], null],
  ])('on %s', (today, periods, expected) => {
    expect(years(periods, today)).toEqual(expected);
  });
});

describe('splitAtToday', () => {
  const list = { year: 2026, periods: [winter, may] };
  it.each([
    ['2026-04-30', [winter, may], []],
    ['2026-05-01', [may], [winter]],
    // A list of the year before is read as if it were this year's.
    ['2027-05-01', [may], [winter]],
    ['2025-12-31', [winter, may], []],
  ])('on %s', (today, open, over) => {
    expect(splitAtToday(list, today)).toEqual({ open, over });
  });
});

describe('formatPeriod', () => {
  it('leaves out the year', () => {
    expect(formatPeriod(winter, italian)).toBe('1 gennaio – 30 aprile');
    expect(formatPeriod(may, italian)).toBe('1–31 maggio');
  });
});

describe('periodTime', () => {
  it('includes both ends of a period', () => {
    expect(periodTime(may, '2026-05-01')).toBe('current');
    expect(periodTime(may, '2026-05-31')).toBe('current');
    expect(periodTime(may, '2026-06-01')).toBe('past');
    expect(periodTime(may, '2026-04-30')).toBe('coming');
  });
});

describe('lowestWeeklyPrice', () => {
  it('ignores past periods, unless all are past', () => {
    expect(lowestWeeklyPrice([winter, may], '2026-03-01')).toBe(26000);
    expect(lowestWeeklyPrice([winter, may], '2026-05-15')).toBe(39000);
    expect(lowestWeeklyPrice([winter, may], '2027-01-01')).toBe(26000);
    expect(lowestWeeklyPrice([], '2026-01-01')).toBeNull();
  });
});
