import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceExtras, type PricePeriod, quoteStay } from './quote.ts';
import { addDays } from './stay-dates.ts';

const period = (startDate: string, endDate: string, euros: number): PricePeriod => ({
  startDate,
  endDate,
  weeklyPriceCents: euros * 100,
});

// The list of 2026 in the specification, section 9.
const list2026 = [
  period('2026-01-01', '2026-04-30', 260),
  period('2026-05-01', '2026-05-31', 390),
  period('2026-06-01', '2026-06-15', 450),
  period('2026-06-16', '2026-06-30', 650),
  period('2026-07-01', '2026-07-15', 790),
  period('2026-07-16', '2026-07-31', 820),
  period('2026-08-01', '2026-08-09', 1150),
  period('2026-08-10', '2026-08-16', 1350),
  period('2026-08-17', '2026-08-31', 1150),
  period('2026-09-01', '2026-09-30', 890),
  period('2026-10-01', '2026-10-15', 820),
  period('2026-10-16', '2026-10-31', 500),
  period('2026-11-01', '2026-12-31', 260),
];

const extras: PriceExtras = {
  cleaningCents: 3000,
  linenSmallGroupCents: 3000,
  linenLargeGroupCents: 5000,
  linenSmallGroupMax: 3,
  touristTaxCents: 200,
};

const ask = (startDate: string, endDate: string, own = {}) =>
  quoteStay(
    { startDate, endDate, numberOfGuests: 2, linen: false, over12: 2, ...own },
    list2026,
    extras,
  );

const amounts = (quote: ReturnType<typeof ask>) =>
  Object.fromEntries(quote.lines.map(({ kind, amountCents }) => [kind, amountCents]));

describe('the price of a stay', () => {
  it.each(list2026)(
    'of a week from $startDate is what the list says',
    ({ startDate, weeklyPriceCents }) => {
      expect(amounts(ask(startDate, addDays(startDate, 7))).stay).toBe(weeklyPriceCents);
    },
  );

  it('adds nights of two periods, rounded once', () => {
    // Four nights at 790 and three at 820 a week: (4·79000 + 3·82000) / 7.
    expect(amounts(ask('2026-07-12', '2026-07-19'))).toEqual({
      stay: 80_286,
      cleaning: 3000,
      touristTax: 2800,
    });
  });

  it('asks more linen of more than three people', () => {
    const three = ask('2026-07-04', '2026-07-11', { linen: true, numberOfGuests: 3 });
    const four = ask('2026-07-04', '2026-07-11', { linen: true, numberOfGuests: 4 });
    expect([amounts(three).linen, amounts(four).linen]).toEqual([3000, 5000]);
  });

  it('taxes those over twelve only, by the night', () => {
    const family = ask('2026-07-04', '2026-07-11', { numberOfGuests: 4, over12: 2 });
    expect(amounts(family).touristTax).toBe(2 * 7 * 200);
    expect(amounts(ask('2026-07-04', '2026-07-11', { over12: 0 })).touristTax).toBe(0);
  });

  it('is to be agreed under seven nights, and counts a day as one', () => {
    expect(ask('2026-07-04', '2026-07-10').toBeAgreed).toBe(true);
    expect(ask('2026-07-04', '2026-07-11').toBeAgreed).toBe(false);
    expect(ask('2026-07-04', '2026-07-04').nights).toBe(1);
  });

  it('takes the latest list for a year without one, and says so', () => {
    const quote = ask('2027-08-10', '2027-08-17');
    expect([amounts(quote).stay, quote.priceListYear]).toEqual([135_000, 2026]);
    expect(ask('2026-08-10', '2026-08-17').priceListYear).toBeNull();
    expect(ask('2026-12-29', '2027-01-05').priceListYear).toBe(2026);
  });

  it('prices 29 February as the 28th where the list has none', () => {
    expect(amounts(ask('2028-02-26', '2028-03-04')).stay).toBe(26_000);
  });

  it('is the same over both clock changes as in any week', () => {
    expect(amounts(ask('2026-03-26', '2026-04-02')).stay).toBe(26_000);
    expect(amounts(ask('2026-10-22', '2026-10-29')).stay).toBe(50_000);
  });

  it('never costs less for one night more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 1, max: 40 }),
        (offset, nights) => {
          const start = addDays('2026-01-01', offset);
          const shorter = ask(start, addDays(start, nights)).totalCents;
          expect(ask(start, addDays(start, nights + 1)).totalCents).toBeGreaterThan(shorter);
        },
      ),
    );
  });
});
