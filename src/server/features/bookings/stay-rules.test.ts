import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { transports, viaRest } from '#tests/support/transports.ts';

// The rules of the price list bind visitors by either transport, and leave staff free.

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  token = (await makeUser(t.app, 'EDITOR')).token;
  const rule = { minNights: 7, changeoverDay: 'saturday' };
  const periods = [
    { startDate: '2026-01-01', endDate: '2026-06-30', weeklyPriceCents: 30_000 },
    { startDate: '2026-07-01', endDate: '2026-08-31', weeklyPriceCents: 90_000, ...rule },
    { startDate: '2026-09-01', endDate: '2026-12-31', weeklyPriceCents: 40_000 },
  ];
  await viaRest(t, 'prices.update', { year: 2026, periods }, token);
});
afterAll(() => t.close());

const text =
  'Dal 1 luglio al 31 agosto si soggiorna solo da sabato a sabato, soggiorno minimo 7 notti.';
const midweek = { startDate: '2026-07-07', endDate: '2026-07-14' };
const short = { startDate: '2026-07-25', endDate: '2026-07-30' };

describe.each(transports)('by %s', (_name, call) => {
  it.each([
    ['an arrival on a Tuesday', midweek, 'startDate'],
    ['a departure on a Thursday', short, 'endDate'],
  ])('refuses %s', async (_what, dates, path) => {
    const outcome = await call(t, 'bookings.create', bookingRequest(dates));
    expect([outcome.status, outcome.code, outcome.text]).toEqual([400, 'INVALID_INPUT', text]);
    expect(outcome.issues).toEqual([{ path, message: text }]);
  });

  it('binds a guest with an account', async () => {
    const guest = await makeUser(t.app, 'USER');
    const outcome = await call(t, 'bookings.create', bookingRequest(midweek), guest.token);
    expect(outcome.status).toBe(400);
  });
});

it('accepts a week that follows the rule, and days outside the period', async () => {
  const week = await viaRest(t, 'bookings.create', bookingRequest());
  const june = { startDate: '2026-06-09', endDate: '2026-06-11' };
  expect([week.status, (await viaRest(t, 'bookings.create', bookingRequest(june))).status]).toEqual(
    [201, 201],
  );
});

it('does not bind staff, and their quote says so', async () => {
  const entered = await viaRest(t, 'bookings.create', bookingRequest(short), token);
  expect(entered.status).toBe(201);
  const asked = { ...short, numberOfGuests: 2 };
  expect((await viaRest(t, 'prices.quote', asked, token)).data.brokenRule).toBe(text);
  const moved = { id: entered.data.id, ...midweek };
  expect((await viaRest(t, 'bookings.update', moved, token)).status).toBe(200);
});

describe('in German', () => {
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { 'accept-language': 'de' };
    return (await t.server.inject({ method, url, headers, ...(payload && { payload }) })).json();
  };
  const rule =
    'Vom 1. Juli bis zum 31. August sind Aufenthalte nur von Samstag bis Samstag möglich, mindestens 7 Nächte.';

  it('names the violated rule or the invalid field', async () => {
    const refused = await ask('POST', '/api/bookings', bookingRequest(midweek));
    expect([refused.code, refused.error]).toEqual(['INVALID_INPUT', rule]);
    expect(refused.issues).toEqual([{ path: 'startDate', message: rule }]);
    const crowd = await ask('POST', '/api/bookings', bookingRequest({ numberOfGuests: 9 }));
    expect(crowd.error).toBe('Bitte geben Sie höchstens 8 Gäste an');
  });

  it('quotes a stay line by line, and keeps the lines in Italian for staff', async () => {
    const quote = await ask(
      'GET',
      '/api/quote?startDate=2026-07-07&endDate=2026-07-14&numberOfGuests=2',
    );
    expect(quote.lines.map(({ label }: { label: string }) => label)).toEqual([
      'Aufenthalt, 7 Nächte',
      'Endreinigung',
      'Kurtaxe',
    ]);
    expect(quote.brokenRule).toBe(rule);
    const week = { startDate: '2026-08-01', endDate: '2026-08-08' };
    const { id } = await ask('POST', '/api/bookings', bookingRequest(week));
    const kept = await viaRest(t, 'bookings.get', { id }, token);
    expect(kept.data.quote.lines[0].label).toBe('Soggiorno, 7 notti');
  });
});
