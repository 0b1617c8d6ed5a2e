import { expect, it } from 'vitest';
import { houseClock } from './house-clock.ts';

it.each([
  // Clocks go forward on 29 March 2026 and back on 25 October 2026, both at 01:00 UTC.
  ['2026-03-29T00:59:59.999Z', '2026-03-29T01:59'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00'],
  ['2026-10-25T00:59:00.000Z', '2026-10-25T02:59'],
  ['2026-10-25T01:00:00.000Z', '2026-10-25T02:00'],
  // Midnight at the house, not in UTC.
  ['2026-07-03T21:59:00.000Z', '2026-07-03T23:59'],
  ['2026-07-03T22:00:00.000Z', '2026-07-04T00:00'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01T00:00'],
  ['1996-01-01T12:05:00.000Z', '1996-01-01T13:05'],
  ['2061-06-30T12:00:00.000Z', '2061-06-30T14:00'],
])('at %s the clock of the house shows %s', (instant, shown) => {
  expect(houseClock(new Date(instant))).toBe(shown);
});
