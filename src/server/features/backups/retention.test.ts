import { describe, expect, it } from 'vitest';
import type { BackupKind } from '#shared/backups.schema.ts';
import { isDailyDue, isTrialDue } from './backup-schedule.ts';
import { expiredBackups } from './retention.ts';

const DAY_MS = 86_400_000;
const NEWEST = Date.parse('2026-11-21T02:30:00.000Z');

const made = (daysAgo: number, kind: BackupKind = 'daily', missingFiles = 0, isDamaged = false) => {
  const createdAt = new Date(NEWEST - daysAgo * DAY_MS).toISOString();
  return {
    id: `${createdAt.slice(0, 10)}-${kind}`,
    ...{ kind, createdAt, missingFiles, isDamaged },
  };
};

const keptOf = (backups: ReturnType<typeof made>[], isProven = (_id: string) => false) => {
  const expired = new Set(expiredBackups(backups, isProven, new Date(NEWEST)));
  return backups.filter(({ id }) => !expired.has(id)).map(({ id }) => id);
};

describe('of the backups of a year', () => {
  const year = Array.from({ length: 365 }, (_, daysAgo) => made(daysAgo));

  it('7 daily, 4 weekly and 6 monthly ones stay', () => {
    expect(keptOf(year)).toEqual([
      '2026-11-21-daily',
      '2026-11-20-daily',
      '2026-11-19-daily',
      '2026-11-18-daily',
      '2026-11-17-daily',
      '2026-11-16-daily',
      '2026-11-15-daily',
      // The last days of the two preceding weeks: the week of the 15th ends on that day.
      '2026-11-08-daily',
      '2026-11-01-daily',
      '2026-10-31-daily',
      '2026-09-30-daily',
      '2026-08-31-daily',
      '2026-07-31-daily',
      '2026-06-30-daily',
    ]);
  });

  it('the same stay when it is looked at day by day', () => {
    let kept: ReturnType<typeof made>[] = [];
    for (const backup of year.toReversed()) {
      const all = [...kept, backup];
      const expired = new Set(expiredBackups(all, () => false, new Date(NEWEST)));
      kept = all.filter(({ id }) => !expired.has(id));
    }
    expect(kept.map(({ id }) => id).toReversed()).toEqual(keptOf(year));
  });

  it('the newest proven one stays, however old it is', () => {
    expect(keptOf(year, (id) => id === '2026-01-10-daily')).toContain('2026-01-10-daily');
  });
});

it('keeps manual and uploaded backups', () => {
  const old = [made(900, 'manual'), made(800, 'uploaded')];
  expect(keptOf([made(0), ...old])).toEqual(['2026-11-21-daily', ...old.map(({ id }) => id)]);
});

it.each(['safety', 'migration'] as const)('keeps the latest five of kind %s', (kind) => {
  const made8 = Array.from({ length: 8 }, (_, daysAgo) => made(daysAgo, kind));
  expect(keptOf([made(9), ...made8])).toHaveLength(6);
});

it.each(['safety', 'migration'] as const)('keeps those of kind %s for six months', (kind) => {
  const kept = keptOf([made(0), made(183, kind), made(184, kind)]);
  expect(kept).toEqual(['2026-11-21-daily', `2026-05-22-${kind}`]);
});

it('never lets the only one go', () => {
  for (const kind of ['daily', 'safety', 'migration'] as const) {
    expect(expiredBackups([made(2000, kind)], () => false, new Date(NEWEST))).toEqual([]);
  }
});

it('does not count a backup from the future', () => {
  const safety = [made(1, 'safety'), made(-3650)];
  expect(keptOf([made(0), ...safety])).toHaveLength(3);
});

it.each([
  ['an incomplete', 2, false],
  ['a damaged', 0, true],
])('lets no whole backup go for %s one', (_what, missingFiles, isDamaged) => {
  const incomplete = Array.from({ length: 300 }, (_, daysAgo) =>
    made(daysAgo, 'daily', missingFiles, isDamaged),
  );
  const whole = Array.from({ length: 65 }, (_, daysAgo) => made(300 + daysAgo));
  const kept = keptOf([...incomplete, ...whole]);
  expect(kept).toEqual([...keptOf(incomplete), ...keptOf(whole)]);
});

describe('the day’s backup', () => {
  const due = (now: string, lastGoodDailyAt: string | null, lastTriedAt: string | null = null) =>
    isDailyDue(new Date(now), { lastGoodDailyAt, lastTriedAt });

  it.each([
    ['just before half past three', '2026-07-02T01:29:00Z', false],
    ['from half past three on, by the summer clock', '2026-07-02T01:30:00Z', true],
    ['in the evening, after a night without power', '2026-07-02T20:00:00Z', true],
  ])('is due %s: %s', (_when, now, expected) => {
    expect(due(now, '2026-07-01T01:31:00Z')).toBe(expected);
  });

  it('follows the house’s clock in winter', () => {
    expect(due('2026-12-02T02:29:00Z', '2026-12-01T02:31:00Z')).toBe(false);
    expect(due('2026-12-02T02:30:00Z', '2026-12-01T02:31:00Z')).toBe(true);
  });

  it('is made once a day', () => {
    expect(due('2026-07-02T23:00:00Z', '2026-07-02T01:31:00Z')).toBe(false);
  });

  it('is due where the last one seems to lie in the future', () => {
    expect(due('2026-07-02T02:00:00Z', '2036-07-02T01:31:00Z', '2036-07-02T01:31:00Z')).toBe(true);
  });

  it('is tried again an hour after it went wrong', () => {
    expect(due('2026-07-02T02:20:00Z', '2026-07-01T01:31:00Z', '2026-07-02T01:31:00Z')).toBe(false);
    expect(due('2026-07-02T02:31:00Z', '2026-07-01T01:31:00Z', '2026-07-02T01:31:00Z')).toBe(true);
  });
});

it('looks for proof once a week', () => {
  const now = new Date('2026-07-08T10:00:00Z');
  expect(isTrialDue(now, null)).toBe(true);
  expect(isTrialDue(now, '2036-07-01T10:00:00Z')).toBe(true);
  expect(isTrialDue(now, '2026-07-01T10:00:01Z')).toBe(false);
  expect(isTrialDue(now, '2026-07-01T10:00:00Z')).toBe(true);
});
