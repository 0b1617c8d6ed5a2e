import { describe, expect, it } from 'vitest';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { daysOfMonth } from '#shared/bookings/stay-dates.ts';
import { sampleBlock, sampleClaim } from './booking-samples.ts';
import { barsOf, claimsOfMonth, formatTakenNights } from './calendar-bars.ts';

const stay = (id: number, startDate: string, endDate: string, other: Partial<Claim> = {}) =>
  sampleClaim({ id, startDate, endDate, status: 'CONFIRMED', ...other });

/** Each bar of a month as '#id: first day, offset+length, lane'; a dash marks a bar that continues. */
const bars = (month: string, claims: readonly Claim[]) =>
  barsOf(daysOfMonth(month), claims).bars.map(
    ({ claim, date, offset, length, lane, begins, ends }) =>
      `${begins ? '' : '-'}#${claim.id}: ${date.slice(8)} ${offset}+${length}, ${lane}${ends ? '' : '-'}`,
  );

describe('barsOf', () => {
  it('draws a bar from an afternoon to a morning', () => {
    expect(bars('2026-07', [stay(1, '2026-07-04', '2026-07-11')])).toEqual(['#1: 04 1+14, 0']);
  });

  it('puts an arrival on a day of departure into the same lane', () => {
    const claims = [stay(1, '2026-07-04', '2026-07-11'), stay(2, '2026-07-11', '2026-07-12')];
    expect(bars('2026-07', claims)).toEqual(['#1: 04 1+14, 0', '#2: 11 1+2, 0']);
  });

  it('continues over the end of a month and of a year', () => {
    const claims = [stay(1, '2026-12-28', '2027-01-03')];
    expect(bars('2026-12', claims)).toEqual(['#1: 28 1+7, 0-']);
    expect(bars('2027-01', claims)).toEqual(['-#1: 01 0+5, 0']);
  });

  it('ends on the first morning, and begins on the last afternoon', () => {
    const claims = [stay(1, '2026-06-28', '2026-07-01'), stay(2, '2026-07-31', '2026-08-02')];
    expect(bars('2026-07', claims)).toEqual(['-#1: 01 0+1, 0', '#2: 31 1+1, 0-']);
  });

  it('includes the last day of a block, and leaves its first morning to a departure', () => {
    const block = sampleBlock({ id: 9, startDate: '2026-07-11', endDate: '2026-07-12' });
    expect(bars('2026-07', [block])).toEqual(['#9: 11 0+4, 0']);
    expect(bars('2026-07', [stay(1, '2026-07-04', '2026-07-11'), block])).toEqual([
      '#1: 04 1+14, 0',
      '#9: 11 1+3, 0',
    ]);
  });

  it('draws nights of another site as a stay', () => {
    const nights = sampleBlock({
      startDate: '2026-07-30',
      endDate: '2026-07-31',
      origin: 'Airbnb',
    });
    expect(bars('2026-07', [nights])).toEqual(['#100: 30 1+3, 0-']);
    expect(bars('2026-08', [nights])).toEqual(['-#100: 01 0+1, 0']);
  });

  it('gives a stay with equal arrival and departure the whole day', () => {
    expect(bars('2026-07', [stay(1, '2026-07-04', '2026-07-04')])).toEqual(['#1: 04 0+2, 0']);
  });

  it('stacks requests for the same days below each other, and below the holding stay', () => {
    const claims = [
      sampleClaim({ id: 1 }),
      sampleClaim({ id: 2, startDate: '2026-07-10', endDate: '2026-07-12' }),
      sampleClaim({ id: 3, startDate: '2026-07-11', endDate: '2026-07-14' }),
      stay(4, '2026-07-05', '2026-07-06'),
    ];
    expect(bars('2026-07', claims)).toEqual([
      '#4: 05 1+2, 0',
      '#1: 04 1+14, 1',
      '#2: 10 1+4, 0',
      '#3: 11 1+6, 1',
    ]);
    expect(barsOf(daysOfMonth('2026-07'), claims).lanes).toBe(2);
  });

  it('counts days, not hours, where the clocks change', () => {
    const week = [
      '2026-10-19',
      '2026-10-20',
      '2026-10-21',
      '2026-10-22',
      '2026-10-23',
      '2026-10-24',
      '2026-10-25',
    ];
    expect(barsOf(week, [stay(1, '2026-10-24', '2026-10-26')]).bars).toMatchObject([
      { date: '2026-10-24', offset: 1, length: 3, ends: false },
    ]);
    expect(bars('2026-03', [stay(1, '2026-03-28', '2026-03-30')])).toEqual(['#1: 28 1+4, 0']);
  });
});

it('a month includes departures on its first morning, and counts nights', () => {
  const claims = [
    stay(1, '2026-06-28', '2026-07-01'),
    stay(2, '2026-07-31', '2026-08-02'),
    sampleClaim({ id: 3 }),
    sampleBlock(),
    stay(4, '2026-08-01', '2026-08-02'),
  ];
  expect(claimsOfMonth('2026-07', claims).map(({ id }) => id)).toEqual([1, 2, 3, 100]);
  expect(formatTakenNights('2026-07', claims)).toBe('4 notti occupate su 31');
  expect(formatTakenNights('2026-08', claims)).toBe('1 notte occupata su 31');
  expect(formatTakenNights('2026-09', claims)).toBe('tutto libero');
});
