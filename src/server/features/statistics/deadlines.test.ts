import { expect, it } from 'vitest';
import { dayDueAt, monthDueAt } from './deadlines.ts';

const daily = { deadline: 'day', deadlineDay: 5 } as const;
const monthly = { deadline: 'month', deadlineDay: 10 } as const;

it.each([
  ['noon where nobody told an hour', '2026-06-06', [], '2026-06-07T10:00:00.000Z'],
  [
    'the earliest hour that was told',
    '2026-06-06',
    ['', '17:30', '09:15'],
    '2026-06-07T07:15:00.000Z',
  ],
  ['the hour of the day on which clocks go back', '2026-10-24', [], '2026-10-25T11:00:00.000Z'],
  ['an hour that the next day lacks', '2026-03-28', ['02:30'], '2026-03-29T01:30:00.000Z'],
])('a day is due a day after %s', (_what, day, hours, dueAt) => {
  expect(dayDueAt(daily, day, hours)).toBe(dueAt);
});

it('a month is due until the end of a day of the next one', () => {
  expect(monthDueAt(monthly, '2026-12')).toBe('2027-01-10T22:59:00.000Z');
  expect(dayDueAt(monthly, '2026-06-06', ['09:00'])).toBe('2026-07-10T21:59:00.000Z');
});
