import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const year2027 = [
  { startDate: '2027-01-01', endDate: '2027-06-30', weeklyPriceCents: 30_000 },
  { startDate: '2027-07-01', endDate: '2027-12-31', weeklyPriceCents: 90_000 },
];

describe('prices', () => {
  it('are initially those of the specification', async () => {
    const { data } = await viaRest(t, 'prices.get');
    expect(data.periods).toHaveLength(13);
    expect(data.periods[7]).toEqual({
      startDate: '2026-08-10',
      endDate: '2026-08-16',
      weeklyPriceCents: 135_000,
      minNights: 1,
      changeoverDay: null,
    });
    expect(data.extras).toEqual({
      cleaningCents: 3000,
      linenSmallGroupCents: 3000,
      linenLargeGroupCents: 5000,
      linenSmallGroupMax: 3,
      touristTaxCents: 200,
    });
    expect(data.notes).toContain('si concordano direttamente con noi');
  });

  it('quote a stay line by line', async () => {
    const { data } = await viaRest(t, 'prices.quote', {
      startDate: '2026-07-04',
      endDate: '2026-07-11',
      numberOfGuests: 2,
      linen: true,
      over12: 1,
    });
    expect(data).toMatchObject({
      nights: 7,
      totalCents: 79_000 + 3000 + 3000 + 1400,
      toBeAgreed: false,
    });
  });

  it('quote nothing for days that have passed or too many guests', async () => {
    const past = await viaRest(t, 'prices.quote', {
      startDate: '2026-05-19',
      endDate: '2026-05-30',
      numberOfGuests: 2,
    });
    const many = await viaRest(t, 'prices.quote', {
      startDate: '2026-07-04',
      endDate: '2026-07-11',
      numberOfGuests: 5,
    });
    expect([past.code, many.text]).toEqual([
      'INVALID_INPUT',
      'La casa accoglie al massimo 4 ospiti',
    ]);
  });

  it('quote nothing for an impossible party, and say so without the terms of programs', async () => {
    const week = { startDate: '2026-07-04', endDate: '2026-07-11' };
    for (const [party, text] of [
      [{ numberOfGuests: 2, over12: -1 }, 'Indica quanti ospiti hanno più di 12 anni'],
      [{ numberOfGuests: 2, over12: 1.5 }, 'Indica un numero intero di ospiti'],
      [{ numberOfGuests: 1.5 }, 'Indica un numero intero di ospiti'],
      [{ numberOfGuests: 2, over12: 9 }, 'Indica al massimo 8 ospiti'],
    ] as const) {
      expect((await viaRest(t, 'prices.quote', { ...week, ...party })).text).toBe(text);
    }
  });

  it('are replaced a year at a time, and keep omitted parts', async () => {
    const { data } = await viaRest(t, 'prices.update', { year: 2027, periods: year2027 }, token);
    expect(data.periods).toHaveLength(15);
    expect(data.extras.cleaningCents).toBe(3000);
    const quoted = await viaRest(t, 'prices.quote', {
      startDate: '2027-07-03',
      endDate: '2027-07-10',
      numberOfGuests: 2,
    });
    expect(quoted.data).toMatchObject({
      priceListYear: null,
      lines: [{ amountCents: 90_000 }, {}, {}],
    });
  });

  const next = (startDate: string, endDate: string) =>
    viaRest(t, 'prices.quote', { startDate, endDate, numberOfGuests: 2 });

  it('have extras and a tax for each year; a new list copies those in use', async () => {
    const extras = { touristTaxCents: 250 };
    const made = await viaRest(
      t,
      'prices.update',
      { year: 2027, periods: year2027, extras },
      token,
    );
    expect(made.data.extras.touristTaxCents).toBe(200);
    expect(made.data.laterExtras).toEqual([
      { ...made.data.extras, year: 2027, touristTaxCents: 250 },
    ]);
    await viaRest(t, 'prices.update', { year: 2027, extras: { cleaningCents: 6000 } }, token);
    const { data } = await viaRest(t, 'prices.update', { extras: { cleaningCents: 4000 } }, token);
    expect([data.extras.cleaningCents, data.laterExtras[0].cleaningCents]).toEqual([4000, 6000]);
    const turn = await next('2026-12-26', '2027-01-02');
    expect(turn.data.lines.slice(1)).toMatchObject([
      { kind: 'cleaning', amountCents: 4000 },
      { kind: 'touristTax', amountCents: 2 * (6 * 200 + 250) },
    ]);
  });

  it('refuse extras of a year without a list', async () => {
    const extras = { cleaningCents: 6000 };
    const alone = await viaRest(t, 'prices.update', { year: 2028, extras }, token);
    expect([alone.status, alone.text]).toEqual([400, 'Per il 2028 non c’è ancora un listino']);
    const { data } = await viaRest(t, 'prices.get');
    const laterExtras = [{ ...data.extras, year: 2028 }];
    expect((await viaRest(t, 'prices.update', { laterExtras }, token)).status).toBe(400);
    expect((await viaRest(t, 'prices.get')).data).toEqual(data);
  });

  it('round to the euro, unless staff say otherwise', async () => {
    const stay = async () => (await next('2026-07-12', '2026-07-19')).data.lines[0].amountCents;
    expect(await stay()).toBe(80_300);
    await viaRest(t, 'prices.update', { roundsToEuro: false }, token);
    expect(await stay()).toBe(80_286);
  });

  it('refuse what is wrong', () =>
    expectEach(
      [
        [
          'a gap',
          [year2027[0], { ...year2027[1], startDate: '2027-07-02' }],
          'deve cominciare il 2027-07-01',
        ],
        [
          'an overlap',
          [year2027[0], { ...year2027[1], startDate: '2027-06-30' }],
          'deve cominciare il 2027-07-01',
        ],
        ['a year that ends early', [year2027[0]], 'deve finire il 31 dicembre 2027'],
        ['no period', [], 'almeno un periodo'],
      ],
      async ([_what, periods, text]) => {
        const outcome = await viaRest(t, 'prices.update', { year: 2027, periods }, token);
        expect(outcome.status).toBe(400);
        expect(outcome.text).toContain(text);
      },
    ));
});
