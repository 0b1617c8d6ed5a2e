import { expect, it } from 'vitest';
import { formatEuro } from '#shared/prices/money.ts';
import {
  formatDayInWords,
  formatDayRange,
  formatDayWithWeekday,
  formatInstant,
  formatInstantDay,
  formatMonth,
  formatShortDay,
  formatShortDayRange,
  formatShortInstant,
  formatStay,
} from './italian-dates.ts';

it('writes days as Italians do', () => {
  expect(formatDayWithWeekday('2026-07-04')).toBe('sab 4 luglio 2026');
  expect(formatDayInWords('2026-07-04')).toBe('sabato 4 luglio 2026');
  expect(formatShortDay('2026-07-04')).toBe('04 lug 2026');
  expect(formatMonth('2026-07')).toBe('luglio 2026');
});

it('shortens a range to the parts that differ', () => {
  expect(formatStay('2026-07-04', '2026-07-11')).toBe('4–11 luglio 2026 · 7 notti');
  expect(formatStay('2026-07-04', '2026-07-05')).toBe('4–5 luglio 2026 · 1 notte');
  expect(formatDayRange('2026-06-28', '2026-07-05')).toBe('28 giugno – 5 luglio 2026');
  expect(formatDayRange('2026-12-28', '2027-01-04')).toBe('28 dicembre 2026 – 4 gennaio 2027');
  expect(formatDayRange('2026-07-04', '2026-07-04')).toBe('4 luglio 2026');
  expect(formatShortDayRange('2026-12-28', '2027-01-04')).toBe('28 dic 2026 – 4 gen 2027');
});

it('writes an instant in the house’s time', () => {
  expect(formatInstant('2026-07-04T22:30:00Z')).toBe('5 luglio 2026, 00:30');
  expect(formatShortInstant('2026-07-04T22:30:00Z')).toBe('05 lug 2026, 00:30');
  expect(formatInstantDay('2026-07-04T22:30:00Z')).toBe('05 lug 2026');
});

it.each([
  [115_000, '1.150\u00a0€'],
  [11_286, '112,86\u00a0€'],
  [5, '0,05\u00a0€'],
  [123_456_700, '1.234.567\u00a0€'],
  [-3000, '−30\u00a0€'],
])('writes %i cents as %s', (cents, text) => {
  expect(formatEuro(cents)).toBe(text);
});
