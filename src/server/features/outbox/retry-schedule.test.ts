import { expect, it } from 'vitest';
import { MAX_ATTEMPTS, nextAttemptAt } from './retry-schedule.ts';

it('tries soon at first and then ever less often, for most of a day', () => {
  const now = new Date('2026-03-01T09:00:00.000Z');
  const waits = Array.from(
    { length: MAX_ATTEMPTS },
    (_, index) => (Date.parse(nextAttemptAt(index + 1, now)) - now.getTime()) / 1000,
  );
  expect(waits).toEqual([15, 60, 300, 1800, 7200, 21_600, 43_200, 43_200]);
});
