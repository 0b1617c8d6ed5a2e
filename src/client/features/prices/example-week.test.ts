import { describe, expect, it } from 'vitest';
import { noRule, type PricePeriod } from '#shared/prices/price-lists.ts';
import type { QuotedPrices } from '#shared/prices/quote.ts';
import { italian } from '#tests/support/languages.ts';
import { exampleWeek } from './example-week.ts';

const period = (startDate: string, endDate: string, euros: number, rule = {}): PricePeriod => ({
  startDate: `2026-${startDate}`,
  endDate: `2026-${endDate}`,
  weeklyPriceCents: euros * 100,
  ...noRule,
  ...rule,
});

const pricesOf = (...periods: PricePeriod[]): QuotedPrices => ({
  periods,
  extras: {
    cleaningCents: 3000,
    linenSmallGroupCents: 3000,
    linenLargeGroupCents: 5000,
    linenSmallGroupMax: 3,
    touristTaxCents: 200,
  },
  laterExtras: [],
  roundsToEuro: true,
});

const winter = period('01-01', '06-30', 260);
const autumn = period('09-01', '12-31', 260);
const july = period('07-01', '07-31', 790);
const august = period('08-01', '08-31', 1150);
const list = pricesOf(winter, july, august, autumn);

const on = (today: string, prices = list, maxGuests = 6) =>
  exampleWeek(prices, { today, maxGuests, language: italian });

describe('the example of a price', () => {
  it('is a week of the next July for four, with cleaning, linen and tax', () => {
    expect(on('2026-11-27')).toEqual({
      title: 'Una settimana a luglio, 4 persone, tutto compreso',
      startDate: '2027-07-01',
      endDate: '2027-07-08',
      totalCents: (790 + 30 + 50 + 4 * 7 * 2) * 100,
    });
  });

  it('is a week of August once July has none left', () => {
    expect(on('2026-07-24')?.startDate).toBe('2026-07-25');
    expect(on('2026-07-25')?.title).toBe('Una settimana ad agosto, 4 persone, tutto compreso');
    expect(on('2026-08-25')?.startDate).toBe('2027-07-01');
  });

  it('follows the rules of the list, and is not there if they allow no week', () => {
    const saturdays = { minNights: 7, changeoverDay: 'saturday' } as const;
    const bySaturday = pricesOf(winter, { ...july, ...saturdays }, august, autumn);
    expect(on('2026-03-01', bySaturday)?.startDate).toBe('2026-07-04');
    const inJuly = pricesOf(winter, { ...july, minNights: 14 }, august, autumn);
    expect(on('2026-03-01', inJuly)?.startDate).toBe('2026-08-01');
    const nowhere = pricesOf(period('01-01', '12-31', 700, { minNights: 14 }));
    expect(on('2026-03-01', nowhere)).toBeNull();
    expect(on('2026-03-01', pricesOf())).toBeNull();
  });

  it('counts no more people than the house takes', () => {
    expect(on('2026-03-01', list, 2)?.title).toBe(
      'Una settimana a luglio, 2 persone, tutto compreso',
    );
    expect(on('2026-03-01', list, 2)?.totalCents).toBe((790 + 30 + 30 + 2 * 7 * 2) * 100);
  });
});
