import { expect, it } from 'vitest';
import { covers, daysOfMonths, firstMonthOf } from './shown-days.ts';

it('takes the night before the first month along', () => {
  const winter = daysOfMonths('2026-12', '2027-02');
  expect(winter).toEqual({ from: '2026-11-30', until: '2027-03-01' });
  expect(firstMonthOf(winter)).toBe('2026-12');
});

it('knows which months are among others', () => {
  const year = daysOfMonths('2026-01', '2026-12');
  expect(covers(year, daysOfMonths('2026-01', '2026-01'))).toBe(true);
  expect(covers(year, daysOfMonths('2026-12', '2026-12'))).toBe(true);
  expect(covers(year, daysOfMonths('2025-12', '2026-01'))).toBe(false);
  expect(covers(year, daysOfMonths('2026-12', '2027-01'))).toBe(false);
});
