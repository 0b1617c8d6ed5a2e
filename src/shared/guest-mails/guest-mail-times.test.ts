import { expect, it } from 'vitest';
import { standOf } from './guest-mail-times.ts';

const stay = {
  startDate: '2026-07-04',
  endDate: '2026-07-11',
  confirmedAt: '2026-06-01T22:30:00.000Z',
  depositDueOn: '2026-06-07',
  balanceDueOn: '2026-06-20',
};
const arrival = { kind: 'arrival', days: 3, hour: '10:00' } as const;

it.each([
  ['2026-07-01T07:59:00Z', 'early'],
  ['2026-07-01T08:00:00Z', 'due'],
  ['2026-07-02T08:00:00Z', 'due'],
  ['2026-07-02T08:01:00Z', 'late'],
  ['2026-07-04T21:59:00Z', 'late'],
  ['2026-07-04T22:00:00Z', 'over'],
])('a mail three days before an arrival is at %s %s', (now, stand) => {
  expect(standOf(arrival, stay, new Date(now))).toBe(stand);
});

it('a mail about missing data counts from the arrival, and is of no use after it', () => {
  const party = { kind: 'party', days: 7, hour: '10:00' } as const;
  const standAt = (now: string) => standOf(party, stay, new Date(now));
  expect(standAt('2026-06-27T07:59:00Z')).toBe('early');
  expect(standAt('2026-06-27T08:00:00Z')).toBe('due');
  expect(standAt('2026-07-04T21:59:00Z')).toBe('late');
  expect(standAt('2026-07-05T08:00:00Z')).toBe('over');
});

it('a welcome counts from the day of the confirmation at the house', () => {
  const welcome = { kind: 'welcome', days: 1, hour: '10:00' } as const;
  expect(standOf(welcome, stay, new Date('2026-06-03T07:59:00Z'))).toBe('early');
  expect(standOf(welcome, stay, new Date('2026-06-03T08:00:00Z'))).toBe('due');
  expect(standOf(welcome, { ...stay, confirmedAt: null }, new Date('2026-06-03T08:00:00Z'))).toBe(
    'over',
  );
});

it('a reminder of money comes before its day, and never on that of the confirmation', () => {
  const reminder = (days: number) => ({ kind: 'depositDue', days, hour: '10:00' }) as const;
  const standAt = (days: number, now: string) => standOf(reminder(days), stay, new Date(now));
  expect(standAt(2, '2026-06-05T07:59:00Z')).toBe('early');
  expect(standAt(2, '2026-06-05T08:00:00Z')).toBe('due');
  expect(standAt(2, '2026-06-08T08:00:00Z')).toBe('over');
  expect(standAt(5, '2026-06-02T08:00:00Z')).toBe('over');
  const unasked = { ...stay, depositDueOn: null };
  expect(standOf(reminder(2), unasked, new Date('2026-06-05T08:00:00Z'))).toBe('over');
});

it('a mail about late money counts from its day', () => {
  const late = { kind: 'balanceLate', days: 2, hour: '10:00' } as const;
  expect(standOf(late, stay, new Date('2026-06-22T07:59:00Z'))).toBe('early');
  expect(standOf(late, stay, new Date('2026-06-22T08:00:00Z'))).toBe('due');
  expect(standOf(late, stay, new Date('2026-07-01T08:00:00Z'))).toBe('late');
});

it.each([
  ['of the summer hour, that 2:30 leaves out', '2026-04-01', '2026-03-29T01:30:00Z'],
  ['of the winter hour, that has 2:30 twice', '2026-10-28', '2026-10-25T00:30:00Z'],
])('on the day %s, a mail is due once', (_day, startDate, at) => {
  const mail = { ...arrival, hour: '02:30' };
  const standAt = (ms: number) =>
    standOf(mail, { ...stay, startDate, endDate: startDate }, new Date(ms));
  expect([standAt(Date.parse(at) - 60_000), standAt(Date.parse(at))]).toEqual(['early', 'due']);
});
