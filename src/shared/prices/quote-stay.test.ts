import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { english, french, german, italian } from '#tests/support/languages.ts';
import { noRule, type PriceExtras, type PricePeriod } from './price-lists.ts';
import type { QuotedPrices } from './quote.ts';
import { quoteStay } from './quote-stay.ts';

const period = (startDate: string, endDate: string, euros: number): PricePeriod => ({
  startDate,
  endDate,
  weeklyPriceCents: euros * 100,
  ...noRule,
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

const prices: QuotedPrices = { periods: list2026, extras, laterExtras: [], roundsToEuro: true };

const notNow = { askedOn: '2026-01-01', fillsGap: false };

const ask = (startDate: string, endDate: string, own = {}, by = prices, asked = notNow) =>
  quoteStay(
    { startDate, endDate, numberOfGuests: 2, linen: false, over12: 2, animals: 0, ...own },
    by,
    italian,
    asked,
  );

const amounts = (quote: ReturnType<typeof ask>) =>
  Object.fromEntries(quote.lines.map(({ kind, amountCents }) => [kind, amountCents]));

describe('the price of a stay', () => {
  it.each(list2026)(
    'of a week from $startDate is the listed price',
    ({ startDate, weeklyPriceCents }) => {
      expect(amounts(ask(startDate, addDays(startDate, 7))).stay).toBe(weeklyPriceCents);
    },
  );

  it('adds nights of two periods, rounded once, to the euro or to the cent', () => {
    // Four nights at 790 and three at 820 a week: (4·79000 + 3·82000) / 7.
    const others = { cleaning: 3000, touristTax: 2800 };
    const exact = ask('2026-07-12', '2026-07-19', {}, { ...prices, roundsToEuro: false });
    expect(amounts(ask('2026-07-12', '2026-07-19'))).toEqual({ stay: 80_300, ...others });
    expect(amounts(exact)).toEqual({ stay: 80_286, ...others });
  });

  it('of whole weeks is the listed price, even in cents', () => {
    const periods = [{ ...period('2026-01-01', '2026-12-31', 0), weeklyPriceCents: 65_050 }];
    const stay = (nights: number) =>
      amounts(ask('2026-07-01', addDays('2026-07-01', nights), {}, { ...prices, periods })).stay;
    expect([stay(7), stay(14), stay(8)]).toEqual([65_050, 130_100, 74_300]);
  });

  it('is written in whole euros, within half of one of the exact sum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 60 }),
        (offset, nights) => {
          const start = addDays('2026-01-01', offset);
          const end = addDays(start, nights);
          const rounded = amounts(ask(start, end)).stay ?? Number.NaN;
          const exact = amounts(ask(start, end, {}, { ...prices, roundsToEuro: false })).stay;
          expect(rounded % 100).toBe(0);
          expect(Math.abs(rounded - (exact ?? 0))).toBeLessThanOrEqual(51);
        },
      ),
      { seed: 2026 },
    );
  });

  it('has the extras of the year of arrival, and each night’s tax', () => {
    const periods = [...list2026, period('2027-01-01', '2027-12-31', 280)];
    const next = { ...extras, year: 2027, cleaningCents: 5000, touristTaxCents: 250 };
    const both = { ...prices, periods, laterExtras: [next] };
    const turn = ask('2026-12-29', '2027-01-02', { linen: true }, both);
    expect(amounts(turn)).toMatchObject({ cleaning: 3000, linen: 3000, touristTax: 1700 });
    expect(turn.lines.find(({ kind }) => kind === 'touristTax')?.detail).toBe(
      '2\u00a0€ × 2 oltre i 12 anni × 3 notti, 2,50\u00a0€ × 2 oltre i 12 anni × 1 notte',
    );
    expect(amounts(ask('2027-03-01', '2027-03-08', {}, both))).toMatchObject({
      cleaning: 5000,
      touristTax: 3500,
    });
    // A year without a list has the latest extras too.
    expect(amounts(ask('2028-03-01', '2028-03-08', {}, both)).cleaning).toBe(5000);
  });

  it('names the rule that a visitor’s request violates', () => {
    const periods = list2026.map((row) => ({ ...row, minNights: 3 }));
    const byRule = (end: string) => ask('2026-07-04', end, {}, { ...prices, periods }).brokenRule;
    expect(byRule('2026-07-06')).toBe(
      'Dal 1 gennaio al 31 dicembre il soggiorno minimo è di 3 notti.',
    );
    expect(byRule('2026-07-07')).toBeNull();
  });

  it('charges more linen for more than three people', () => {
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

  it.each([
    [italian, 'Soggiorno, 7 notti', '7 notti a 790\u00a0€ la settimana', 'Pulizia finale'],
    [english, 'Stay, 7 nights', '7 nights at €790 per week', 'End-of-stay cleaning'],
    [german, 'Aufenthalt, 7 Nächte', '7 Nächte zu 790\u00a0€ pro Woche', 'Endreinigung'],
    [french, 'Séjour, 7 nuits', '7 nuits à 790\u00a0€ la semaine', 'Ménage de fin de séjour'],
  ])('is written in the words of $locale', (language, label, detail, cleaning) => {
    const week = { startDate: '2026-07-01', endDate: '2026-07-08', numberOfGuests: 2 };
    const party = { linen: false, over12: 2, animals: 0 };
    const quote = quoteStay({ ...week, ...party }, prices, language, notNow);
    expect(quote.lines[0]).toMatchObject({ label, detail });
    expect(quote.lines[1]?.label).toBe(cleaning);
    expect(quote.totalCents).toBe(ask('2026-07-01', '2026-07-08').totalCents);
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

describe('the rules of a list', () => {
  const longStay = { nights: 14, percent: 10 };
  const lastMinute = { days: 5, percent: 15 };
  const by = (rules: QuotedPrices['rules'], own = {}) => ({ ...prices, rules, ...own });
  const asked = (askedOn: string, fillsGap = false) => ({ askedOn, fillsGap });
  const lines = (quote: ReturnType<typeof ask>) =>
    quote.lines.map(({ label, detail, amountCents }) => [label, detail, amountCents]);

  it('take their percent off the nights alone, on a line of its own', () => {
    const quote = ask('2026-07-01', '2026-07-15', { linen: true }, by({ longStay }));
    expect(lines(quote).slice(0, 3)).toEqual([
      ['Soggiorno, 14 notti', '14 notti a 790\u00a0€ la settimana', 158_000],
      ['Sconto per soggiorni lunghi', '−10\u00a0%, da 14 notti in su', -15_800],
      ['Pulizia finale', 'una volta per soggiorno', 3000],
    ]);
    expect(ask('2026-07-01', '2026-07-14', {}, by({ longStay })).lines).toHaveLength(3);
  });

  it.each([
    ['2026-07-01', false],
    ['2026-07-05', false],
    ['2026-07-06', true],
    ['2026-07-11', true],
    // Staff enter it afterwards.
    ['2026-07-12', false],
  ])('count the days until the arrival of 11 July from %s', (day, isReduced) => {
    const quote = ask('2026-07-11', '2026-07-18', {}, by({ lastMinute }), asked(day));
    expect(quote.lines.some(({ kind }) => kind === 'lastMinute')).toBe(isReduced);
  });

  it('charge for a gap only where a rule of the period stands in the way', () => {
    const gap = { nights: 4, percent: 20 };
    const strict = list2026.map((row) => ({ ...row, minNights: 7 }));
    const inGap = asked('2026-05-01', true);
    const quote = ask('2026-07-01', '2026-07-04', {}, by({ gap }, { periods: strict }), inGap);
    expect([quote.brokenRule, lines(quote)[1]]).toEqual([
      null,
      [
        'Notti libere fra due soggiorni',
        '+20\u00a0%, fino a 4 notti, solo tutte insieme: soggiorno minimo e giorno di arrivo qui non contano',
        6800,
      ],
    ]);
    expect(ask('2026-07-01', '2026-07-04', {}, by({ gap }), inGap).lines).toHaveLength(3);
    const free = by({ gap: { nights: 4, percent: 0 } }, { periods: strict });
    expect(lines(ask('2026-07-01', '2026-07-04', {}, free, inGap))[1]?.[2]).toBe(0);
  });

  it('charge for each guest beyond a number and each animal, by night or stay', () => {
    const own = {
      ...extras,
      extraGuest: { included: 2, cents: 1000, per: 'night' as const },
      animal: { cents: 2550, per: 'stay' as const },
    };
    const list = { ...prices, extras: own };
    const quote = ask('2026-07-01', '2026-07-08', { numberOfGuests: 4, animals: 2 }, list);
    expect(lines(quote).slice(2, 4)).toEqual([
      ['Ospiti in più', '10\u00a0€ × 2 × 7 notti', 14_000],
      ['Animali', '25,50\u00a0€ × 2', 5100],
    ]);
    expect(ask('2026-07-01', '2026-07-08', {}, list).lines).toHaveLength(3);
    // Where nothing is charged for them they cost nothing.
    expect(ask('2026-07-01', '2026-07-08', { animals: 2 }).lines).toHaveLength(3);
  });

  it.each([
    [english, 'Long-stay discount', '−10%, for 14 nights or more', 'Extra guests', 'Pets'],
    [
      german,
      'Rabatt für lange Aufenthalte',
      '−10\u00a0%, für 14 Nächte oder mehr',
      'Zusätzliche Gäste',
      'Haustiere',
    ],
    [
      french,
      'Remise long séjour',
      '−10\u00a0%, à partir de 14 nuits',
      'Personnes supplémentaires',
      'Animaux',
    ],
  ])('are written in the words of $locale', (language, discount, detail, guests, animals) => {
    const own = {
      ...extras,
      extraGuest: { included: 1, cents: 1000, per: 'night' as const },
      animal: { cents: 2000, per: 'night' as const },
    };
    const stay = { startDate: '2026-07-01', endDate: '2026-07-15', linen: false };
    const party = { numberOfGuests: 2, over12: 2, animals: 1 };
    const list = { ...by({ longStay }), extras: own };
    const quote = quoteStay({ ...stay, ...party }, list, language, notNow);
    expect(quote.lines[1]).toMatchObject({ label: discount, detail });
    expect(quote.lines.slice(3, 5).map(({ label }) => label)).toEqual([guests, animals]);
  });

  it('sum up in whole cents, with the largest discount alone, whatever they are', () => {
    const percent = fc.integer({ min: 1, max: 90 });
    const per = fc.constantFrom('night' as const, 'stay' as const);
    const cents = fc.integer({ min: 1, max: 50_000 });
    const count = (most: number) => fc.integer({ min: 1, max: most });
    const option = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
    fc.assert(
      fc.property(
        fc.record({
          gap: option(fc.record({ nights: count(20), percent: fc.integer({ min: 0, max: 90 }) })),
          longStay: option(fc.record({ nights: count(20), percent })),
          lastMinute: option(fc.record({ days: count(40), percent })),
        }),
        fc.record({
          extraGuest: option(fc.record({ included: count(8), cents, per })),
          animal: option(fc.record({ cents, per })),
        }),
        fc.record({
          offset: fc.integer({ min: 0, max: 300 }),
          nights: count(40),
          ahead: fc.integer({ min: -3, max: 60 }),
          numberOfGuests: count(8),
          animals: fc.integer({ min: 0, max: 5 }),
          linen: fc.boolean(),
          minNights: count(20),
        }),
        fc.record({ fillsGap: fc.boolean(), roundsToEuro: fc.boolean() }),
        (rules, charges, stay, { fillsGap, roundsToEuro }) => {
          const start = addDays('2026-01-01', stay.offset);
          const end = addDays(start, stay.nights);
          const list = {
            ...by(rules, { roundsToEuro }),
            periods: list2026.map((row) => ({ ...row, minNights: stay.minNights })),
            extras: { ...extras, ...charges },
          };
          const own = { ...stay, over12: stay.numberOfGuests };
          const on = asked(addDays(start, -stay.ahead), fillsGap);
          const quote = ask(start, end, own, list, on);
          const plain = ask(start, end, own, { ...list, rules: undefined, extras }, on);

          const sum = quote.lines.reduce((total, { amountCents }) => total + amountCents, 0);
          expect(quote.totalCents).toBe(sum);
          expect(quote.lines.every(({ amountCents }) => Number.isInteger(amountCents))).toBe(true);
          expect(quote.totalCents).toBeGreaterThanOrEqual(0);
          expect(new Set(quote.lines.map(({ kind }) => kind)).size).toBe(quote.lines.length);

          const rent = amounts(plain).stay ?? Number.NaN;
          const step = roundsToEuro ? 100 : 1;
          const partOf = (percents: number) => Math.round((rent * percents) / 100 / step) * step;
          const { longStay: long, lastMinute: late } = rules;
          const due = [
            long && stay.nights >= long.nights ? long.percent : 0,
            late && stay.ahead >= 0 && stay.ahead <= late.days ? late.percent : 0,
          ];
          const isWaived = fillsGap && stay.nights < stay.minNights;
          const changes = quote.lines.filter(
            ({ kind }) => kind === 'longStay' || kind === 'lastMinute',
          );
          expect(changes.length).toBe(Math.max(...due) > 0 ? 1 : 0);
          const surcharge = isWaived ? partOf(rules.gap?.percent ?? 0) : 0;
          const less = changes.reduce((total, { amountCents }) => total - amountCents, 0);
          expect(Math.abs(less - partOf(Math.max(...due)))).toBeLessThanOrEqual(step);
          const nightly = (charge: { per: string }) => (charge.per === 'night' ? stay.nights : 1);
          const { extraGuest, animal } = charges;
          const more =
            (extraGuest
              ? extraGuest.cents *
                Math.max(0, stay.numberOfGuests - extraGuest.included) *
                nightly(extraGuest)
              : 0) + (animal ? animal.cents * stay.animals * nightly(animal) : 0);
          expect(quote.totalCents).toBe(plain.totalCents - less + surcharge + more);
          // Nothing but the rent is reduced.
          expect(amounts(quote)).toMatchObject(amounts(plain));
        },
      ),
      { seed: 39, numRuns: 500 },
    );
  });
});
