import { expect, it } from 'vitest';
import { houseClock, instantAtHouse } from './house-clock.ts';

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

it.each([
  ['2026-07-04T18:00', '2026-07-04T16:00:00.000Z'],
  ['2026-12-24T18:00', '2026-12-24T17:00:00.000Z'],
  ['2026-07-04T00:00', '2026-07-03T22:00:00.000Z'],
  // 02:30 does not exist on 29 March, and is shown twice on 25 October.
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['', null],
  ['2026-07-04', null],
  ['2026-02-31T10:00', null],
  ['2026-07-04T25:00', null],
])('the clock of the house shows %s at %s', (shown, instant) => {
  expect(instantAtHouse(shown)).toBe(instant);
});
