import { expect, it } from 'vitest';
import { firstMonthOf, monthsInterval } from './month-intervals.ts';

it('includes the night before the first month', () => {
  const winter = monthsInterval('2026-12', '2027-02');
  expect(winter).toEqual({ from: '2026-11-30', until: '2027-03-01' });
  expect(firstMonthOf(winter)).toBe('2026-12');
});
