import { expect, it } from 'vitest';
import { lastPeriod, parseTaxSearch } from './tax-search.ts';

it.each([
  ['2026-07-15', 'month', { year: 2026, month: 6 }],
  ['2026-01-15', 'month', { year: 2025, month: 12 }],
  ['2026-07-01', 'quarter', { year: 2026, quarter: 2 }],
  ['2026-09-30', 'quarter', { year: 2026, quarter: 2 }],
  ['2026-02-10', 'quarter', { year: 2025, quarter: 4 }],
  ['2026-02-10', 'year', { year: 2025 }],
] as const)('on %s the last %s that is over is %o', (today, rhythm, period) => {
  expect(lastPeriod(today, rhythm)).toEqual(period);
});

it('reads a period from an address, and ignores what is none', () => {
  expect(parseTaxSearch({ year: 2026, quarter: 2 })).toEqual({ year: 2026, quarter: 2 });
  expect(parseTaxSearch({ year: 2026, quarter: 2, month: 3 })).toEqual({ year: 2026, month: 3 });
  expect(parseTaxSearch({ year: 2026, quarter: 9, month: 'x' })).toEqual({ year: 2026 });
  expect(parseTaxSearch({ quarter: 2 })).toEqual({});
});
