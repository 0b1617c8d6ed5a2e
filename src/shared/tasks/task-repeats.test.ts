import { expect, it } from 'vitest';
import { type CalendarRepeat, nextDay } from './task-repeats.ts';

it.each<[CalendarRepeat, string, string, string, string]>([
  // [repeat, first day, due, today, next]
  ['day', '2026-05-20', '2026-05-20', '2026-05-20', '2026-05-21'],
  ['week', '2026-05-20', '2026-05-20', '2026-05-20', '2026-05-27'],
  ['week', '2026-05-20', '2026-05-27', '2026-05-20', '2026-06-03'],
  ['month', '2026-01-31', '2026-01-31', '2026-01-31', '2026-02-28'],
  ['month', '2026-01-31', '2026-02-28', '2026-03-01', '2026-03-31'],
  ['month', '2027-12-15', '2027-12-15', '2027-12-15', '2028-01-15'],
  ['year', '2024-02-29', '2024-02-29', '2024-02-29', '2025-02-28'],
  ['year', '2024-02-29', '2027-02-28', '2027-03-01', '2028-02-29'],
])(
  'a task of each %s since %s, due on %s and done on %s, is next due on %s',
  (repeat, first, due, today, next) => {
    expect(nextDay(repeat, first, { due, today })).toBe(next);
  },
);

it('leaves out past days, but not today', () => {
  expect(nextDay('week', '2026-05-01', { due: '2026-05-01', today: '2026-05-14' })).toBe(
    '2026-05-15',
  );
  expect(nextDay('week', '2026-05-01', { due: '2026-05-01', today: '2026-05-15' })).toBe(
    '2026-05-15',
  );
});

it('comes soon to the days of a distant year, and not beyond the last one', () => {
  const far = { due: '0001-01-01', today: '9998-12-31' };
  expect(nextDay('day', '0001-01-01', far)).toBe('9998-12-31');
  expect(nextDay('month', '0001-01-31', far)).toBe('9998-12-31');
  for (const repeat of ['day', 'week', 'month', 'year'] as const) {
    expect(nextDay(repeat, '9999-12-31', { due: '9999-12-31', today: '2026-05-20' })).toBeNull();
  }
});
