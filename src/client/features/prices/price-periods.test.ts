import { describe, expect, it } from 'vitest';
import { formatPeriod, lowestWeeklyPrice, periodTime, yearLists } from './price-periods.ts';

const winter = { startDate: '2026-01-01', endDate: '2026-04-30', weeklyPriceCents: 26000 };
const may = { startDate: '2026-05-01', endDate: '2026-05-31', weeklyPriceCents: 39000 };
const nextWinter = { startDate: '2027-01-01', endDate: '2027-04-30', weeklyPriceCents: 28000 };

describe('yearLists', () => {
  it('groups periods by year', () => {
    expect(yearLists([nextWinter, winter, may])).toEqual([
      { year: 2026, periods: [winter, may] },
      { year: 2027, periods: [nextWinter] },
    ]);
  });
});

describe('formatPeriod', () => {
  it('leaves out the year', () => {
    expect(formatPeriod(winter)).toBe('1 gennaio – 30 aprile');
    expect(formatPeriod(may)).toBe('1–31 maggio');
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
