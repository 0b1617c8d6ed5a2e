import { expect, it } from 'vitest';
import { formatDayWithWeekday } from './italian-dates.ts';
import { formatNearDay, formatRecent, withoutNearYear } from './recent.ts';

it.each([
  ['2026-11-27T07:41:00Z', 'oggi alle 8:41'],
  ['2026-11-26T23:10:00Z', 'oggi alle 0:10'],
  ['2026-11-27T00:05:00Z', 'oggi all’1:05'],
  ['2026-11-26T17:02:00Z', 'ieri alle 18:02'],
  ['2026-11-28T09:00:00Z', 'domani alle 10:00'],
  ['2026-11-24T17:02:00Z', 'il 24 novembre'],
  ['2026-11-08T17:02:00Z', 'l’8 novembre'],
  ['2026-03-01T17:02:00Z', 'il 1° marzo'],
  ['2025-11-24T17:02:00Z', 'il 24 novembre 2025'],
])('on 27 November 2026, %s is «%s»', (iso, words) => {
  expect(formatRecent(iso, '2026-11-27')).toBe(words);
});

it.each([
  ['2026-12-31', 'gio 31 dicembre'],
  ['2027-02-25', 'gio 25 febbraio'],
  ['2027-02-26', 'ven 26 febbraio 2027'],
  ['2026-01-01', 'gio 1 gennaio'],
  ['2025-12-31', 'mer 31 dicembre 2025'],
])('on 27 November 2026, %s needs no year unless it is far in another one', (day, words) => {
  expect(withoutNearYear(formatDayWithWeekday(day), day, '2026-11-27')).toBe(words);
});

it('yesterday may be last year', () => {
  expect(formatRecent('2026-12-31T20:00:00Z', '2027-01-01')).toBe('ieri alle 21:00');
});

it.each([
  ['2026-11-27', 'oggi'],
  ['2026-11-26', 'ieri'],
  ['2026-11-24', 'martedì 24 novembre 2026'],
])('on 27 November 2026, the entries of %s are under «%s»', (day, words) => {
  expect(formatNearDay(day, '2026-11-27')).toBe(words);
});
