import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  beginningOf,
  daysBetween,
  daysOfMonth,
  eachDay,
  isStayDate,
  todayAtHouse,
  weekdayOf,
} from './stay-dates.ts';

describe('a day', () => {
  it.each(['2026-07-04', '2028-02-29', '2026-12-31'])('%s exists', (day) => {
    expect(isStayDate(day)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-7-4',
    '04/07/2026',
    '',
    'x',
  ])('%j does not', (day) => {
    expect(isStayDate(day)).toBe(false);
  });
});

describe('counting days', () => {
  it('is not moved by either clock change', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(eachDay('2026-10-24', '2026-10-27')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  });

  it('crosses years and 29 February', () => {
    expect(daysBetween('2027-12-28', '2028-01-04')).toBe(7);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(daysOfMonth('2028-02')).toHaveLength(29);
  });

  it('begins its weeks on Monday', () => {
    expect([weekdayOf('2026-07-06'), weekdayOf('2026-07-04'), weekdayOf('2026-07-05')]).toEqual([
      0, 5, 6,
    ]);
  });
});

describe('the beginning of a day at the house', () => {
  it.each([
    ['2026-01-04', '2026-01-03T23:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('of %s is %s, also where clocks change', (date, instant) => {
    expect(beginningOf(date).toISOString()).toBe(instant);
  });
});

describe('today at the house', () => {
  it.each([
    ['2026-07-04T21:59:00Z', '2026-07-04'],
    ['2026-07-04T22:30:00Z', '2026-07-05'],
    ['2026-01-04T22:30:00Z', '2026-01-04'],
    ['2026-01-04T23:30:00Z', '2026-01-05'],
  ])('at %s is %s', (instant, day) => {
    expect(todayAtHouse(new Date(instant))).toBe(day);
  });
});
