import { expect, it } from 'vitest';
import { covers, firstMonthOf, monthsInterval } from './month-intervals.ts';

it('includes the night before the first month', () => {
  const winter = monthsInterval('2026-12', '2027-02');
  expect(winter).toEqual({ from: '2026-11-30', until: '2027-03-01' });
  expect(firstMonthOf(winter)).toBe('2026-12');
});

it('checks whether an interval covers another', () => {
  const year = monthsInterval('2026-01', '2026-12');
  expect(covers(year, monthsInterval('2026-01', '2026-01'))).toBe(true);
  expect(covers(year, monthsInterval('2026-12', '2026-12'))).toBe(true);
  expect(covers(year, monthsInterval('2025-12', '2026-01'))).toBe(false);
  expect(covers(year, monthsInterval('2026-12', '2027-01'))).toBe(false);
});
