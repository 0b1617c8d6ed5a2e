import { describe, expect, it } from 'vitest';
import { moveByKey, weeksOf } from './month-days.ts';

describe('weeksOf', () => {
  it('begins on Monday and leaves out neighbouring months', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.days).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]?.days[0]).toBe('2026-11-30');
    expect(weeksOf('2027-02')).toHaveLength(4);
  });
});

describe('moveByKey', () => {
  it.each([
    ['ArrowLeft', '2026-03-01', '2026-02-28'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-03-05', '2026-02-26'],
    ['ArrowDown', '2026-03-05', '2026-03-12'],
    ['Home', '2026-11-21', '2026-11-16'],
    ['End', '2026-11-21', '2026-11-22'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2026-01-31', '2026-02-28'],
    ['Enter', '2026-01-31', null],
  ])('%s from %s → %s', (key, date, expected) => {
    expect(moveByKey(key, date)).toBe(expected);
  });
});
