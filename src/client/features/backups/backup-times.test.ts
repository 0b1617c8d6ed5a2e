import { describe, expect, it } from 'vitest';
import {
  formatAge,
  formatBackupMoment,
  formatBackupTime,
  formatNearTime,
  formatTimeAgo,
  isBackupTooOld,
  isTrialRestoreTooOld,
} from './backup-times.ts';

const NOW = Date.parse('2026-11-20T05:30:00.000Z');
const before = (hours: number): string => new Date(NOW - hours * 3_600_000).toISOString();

describe('formatTimeAgo', () => {
  it.each([
    [-1, 'poco fa'],
    [0, 'poco fa'],
    [1 / 60, '1 minuto fa'],
    [0.99, '59 minuti fa'],
    [1, '1 ora fa'],
    [47.9, '47 ore fa'],
    [48, '2 giorni fa'],
    [24 * 400, '400 giorni fa'],
  ])('%d hours: %s', (hours, words) => {
    expect(formatTimeAgo(before(hours), NOW)).toBe(words);
  });
});

it('uses the time at the house, and names the year only if it is not the current one', () => {
  expect(formatAge('2026-11-20T02:30:00.000Z', NOW)).toBe('3 ore fa (ven 20 nov, 03:30)');
  expect(formatAge('2025-12-31T22:59:00.000Z', NOW)).toMatch(/\(mer 31 dic 2025, 23:59\)$/);
  expect(formatBackupTime('2026-07-04T22:30:00.000Z')).toBe('dom 05 lug 2026, 00:30');
});

it('says a near time as one speaks, and a whole one in a sentence', () => {
  expect(formatNearTime('2026-11-20T02:30:00.000Z', NOW)).toBe('oggi 03:30');
  expect(formatNearTime('2026-11-19T22:30:00.000Z', NOW)).toBe('ieri 23:30');
  expect(formatNearTime('2026-11-18T22:30:00.000Z', NOW)).toBe('mer 18 nov, 23:30');
  expect(formatBackupMoment('2026-11-24T15:55:00.000Z')).toBe(
    'martedì 24 novembre 2026, ore 16:55',
  );
});

it('considers a backup too old after 36 hours, and waits for the first one', () => {
  expect(isBackupTooOld(null, NOW)).toBe(false);
  expect(isBackupTooOld(before(36), NOW)).toBe(false);
  expect(isBackupTooOld(before(36.1), NOW)).toBe(true);
});

it('considers a trial restore too old after eight days, counted from the first backup if there was none', () => {
  expect(isTrialRestoreTooOld(before(24 * 8), null, NOW)).toBe(false);
  expect(isTrialRestoreTooOld(before(24 * 8.1), null, NOW)).toBe(true);
  expect(isTrialRestoreTooOld(null, null, NOW)).toBe(false);
  expect(isTrialRestoreTooOld(null, before(24), NOW)).toBe(false);
  expect(isTrialRestoreTooOld(null, before(24 * 9), NOW)).toBe(true);
});
