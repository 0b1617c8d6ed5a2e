import { describe, expect, it } from 'vitest';
import { formatPeriod, lowestWeeklyPrice, periodTime, yearLists } from './price-periods.ts';

const winter = { startDate: '2026-01-01', endDate: '2026-04-30', weeklyPriceCents: 26000 };
const may = { startDate: '2026-05-01', endDate: '2026-05-31', weeklyPriceCents: 39000 };
const nextWinter = { startDate: '2027-01-01', endDate: '2027-04-30', weeklyPriceCents: 28000 };

describe('yearLists', () => {
  it('keeps the lists of several years apart', () => {
    expect(yearLists([nextWinter, winter, may])).toEqual([
      { year: 2026, periods: [winter, may] },
      { year: 2027, periods: [nextWinter] },
    ]);
  });
});

describe('formatPeriod', () => {
  it('leaves the year out', () => {
    expect(formatPeriod(winter)).toBe('1 gennaio – 30 aprile');
    expect(formatPeriod(may)).toBe('1–31 maggio');
  });
});

describe('periodTime', () => {
  it('counts both ends of a period', () => {
    expect(periodTime(may, '2026-05-01')).toBe('current');
    expect(periodTime(may, '2026-05-31')).toBe('current');
    expect(periodTime(may, '2026-06-01')).toBe('past');
    expect(periodTime(may, '2026-04-30')).toBe('coming');
  });
});

describe('lowestWeeklyPrice', () => {
  it('forgets periods that are over, as long as others are left', () => {
    expect(lowestWeeklyPrice([winter, may], '2026-03-01')).toBe(26000);
    expect(lowestWeeklyPrice([winter, may], '2026-05-15')).toBe(39000);
    expect(lowestWeeklyPrice([winter, may], '2027-01-01')).toBe(26000);
    expect(lowestWeeklyPrice([], '2026-01-01')).toBeNull();
  });
});
