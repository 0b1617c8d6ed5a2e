import { describe, expect, it } from 'vitest';
import type { Occupation } from '#shared/bookings/occupancy.ts';
import { daysOfMonth } from '#shared/bookings/stay-dates.ts';
import { noRule } from '#shared/prices/price-lists.ts';
import { italian } from '#tests/support/languages.ts';
import { quoteFor, weekPricesOn } from './stay-quote.ts';

const prices = {
  periods: [{ startDate: '2026-01-01', endDate: '2026-12-31', weeklyPriceCents: 70000, ...noRule }],
  laterExtras: [],
  roundsToEuro: true,
  extras: {
    cleaningCents: 3000,
    linenSmallGroupCents: 3000,
    linenLargeGroupCents: 5000,
    linenSmallGroupMax: 3,
    touristTaxCents: 200,
  },
};
const occupations: Occupation[] = [
  { startDate: '2026-07-04', endDate: '2026-07-11', status: 'CONFIRMED' },
];
const known = { prices, occupations, today: '2026-06-10', maxGuests: 6, language: italian };
const asked = {
  startDate: '2026-07-11',
  endDate: '2026-07-18',
  numberOfGuests: 2,
  over12: 2,
  linen: false,
  animals: 0,
};

describe('quoteFor', () => {
  it('prices dates that can be requested', () => {
    expect(quoteFor(asked, known)?.totalCents).toBe(70000 + 3000 + 2 * 7 * 200);
  });

  it.each([
    ['no departure', { endDate: '' }],
    ['half a date', { startDate: '0002-07-11' }],
    ['taken nights', { startDate: '2026-07-10' }],
    ['the past', { startDate: '2026-06-01' }],
    ['no guests', { numberOfGuests: 0 }],
    ['an emptied field', { numberOfGuests: Number.NaN }],
    ['more guests than the house takes', { numberOfGuests: 7, over12: 2 }],
    ['more adults than guests', { over12: 3 }],
  ])('is null for %s', (_, changes) => {
    expect(quoteFor({ ...asked, ...changes }, known)).toBeNull();
  });

  it('is null without a price list', () => {
    expect(quoteFor(asked, { ...known, prices: { ...prices, periods: [] } })).toBeNull();
  });
});

it('the weekly prices of a month have the days on which each applies', () => {
  const row = (startDate: string, endDate: string, euros: number) => ({
    startDate,
    endDate,
    weeklyPriceCents: euros * 100,
    ...noRule,
  });
  const periods = [
    row('2026-01-01', '2026-06-15', 450),
    row('2026-06-16', '2026-06-30', 650),
    row('2026-07-01', '2026-12-31', 650),
  ];
  expect(weekPricesOn(daysOfMonth('2027-06'), periods)).toEqual([
    { startDate: '2027-06-01', endDate: '2027-06-15', weeklyPriceCents: 45_000 },
    { startDate: '2027-06-16', endDate: '2027-06-30', weeklyPriceCents: 65_000 },
  ]);
  expect(weekPricesOn(['2026-06-29', '2026-06-30', '2026-07-01'], periods)).toEqual([
    { startDate: '2026-06-29', endDate: '2026-07-01', weeklyPriceCents: 65_000 },
  ]);
  expect(weekPricesOn(daysOfMonth('2026-06'), [])).toEqual([]);
});
