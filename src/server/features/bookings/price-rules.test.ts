import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quoteByRules } from '#client/features/bookings/listed-price.ts';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { brokenRule } from '#shared/bookings/stay-rules.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser, putBlock, putStay } from '#tests/support/factories.ts';
import { feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { italian } from '#tests/support/languages.ts';
import { deliverMails } from '#tests/support/mailbox.ts';
import { transports, viaRest } from '#tests/support/transports.ts';

// Gaps, discounts and charges, from the request to the mail. Today is 20 May 2026.

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off', CALENDAR_PRIVATE_ADDRESSES: 'on' } });
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const weeks = { minNights: 7, changeoverDay: 'saturday' };
const year = { startDate: '2026-01-01', endDate: '2026-12-31', weeklyPriceCents: 70_000, ...weeks };
const rules = {
  gap: { nights: 4, percent: 10 },
  longStay: { nights: 14, percent: 10 },
  lastMinute: { days: 14, percent: 20 },
};
const setPrices = (own: object = {}) =>
  viaRest(t, 'prices.update', { year: 2026, periods: [year], rules, ...own }, token);

const staff = (method: string, path: string, body?: object) =>
  t.rest(method, path, { token, ...(body && { body }) });

// Free between them: the nights of 8, 9 and 10 July.
const before = { startDate: '2026-07-01', endDate: '2026-07-08', status: 'CONFIRMED' as const };
const after = { startDate: '2026-07-11', endDate: '2026-07-18', status: 'CONFIRMED' as const };
const gap = { startDate: '2026-07-08', endDate: '2026-07-11' };
const takeBoth = () => Promise.all([before, after].map((stay) => putStay(t.app, stay)));

const kindsOf = (quote: { lines: { kind: string }[] }) => quote.lines.map(({ kind }) => kind);

describe.each(transports)('a gap, by %s', (_name, call) => {
  const accepts = async (dates: object) =>
    (await call(t, 'bookings.create', bookingRequest(dates))).status < 300;

  it('may be asked for whole, whatever the rules of its period, and not in part', async () => {
    await setPrices({ rules: {} });
    await takeBoth();
    expect(await accepts(gap)).toBe(false);
    await setPrices();
    expect(await accepts({ ...gap, endDate: '2026-07-10' })).toBe(false);
    expect(await accepts({ ...gap, startDate: '2026-07-09' })).toBe(false);
    expect(await accepts(gap)).toBe(true);
    const { data } = await call(t, 'prices.quote', { ...gap, numberOfGuests: 2 });
    expect([data.brokenRule, kindsOf(data)]).toEqual([
      null,
      ['stay', 'gap', 'cleaning', 'touristTax'],
    ]);
  });

  it('is none if it is longer, or open on one side', async () => {
    await setPrices({ rules: { gap: { nights: 2, percent: 0 } } });
    await takeBoth();
    expect(await accepts(gap)).toBe(false);
    await setPrices();
    expect(await accepts({ startDate: '2026-07-18', endDate: '2026-07-20' })).toBe(false);
  });
});

describe('a gap', () => {
  const ask = async (dates: object) =>
    (await viaRest(t, 'bookings.create', bookingRequest(dates))).status;
  beforeEach(() => setPrices());

  it('is gone with its neighbour: the server decides at the request', async () => {
    const [, next] = await takeBoth();
    await staff('POST', `/bookings/${next}/cancel`, { tellGuest: false });
    expect(await ask(gap)).toBe(400);
    await putStay(t.app, after);
    expect(await ask(gap)).toBe(201);
  });

  it('ends at blocks and other sites’ nights, and at nights that an offer holds', async () => {
    await putStay(t.app, before);
    await putBlock(t.app, { startDate: '2026-07-11', endDate: '2026-07-12' });
    const feed = await startFeedServer(feedOf(['a', '2026-07-16', '2026-07-20']));
    const calendar = { name: 'Airbnb', kind: 'airbnb', url: feed.url };
    const { id } = (await staff('POST', '/calendars', calendar)).body;
    await staff('POST', `/calendars/${id}/read`);
    expect(await ask(gap)).toBe(201);
    expect(await ask({ startDate: '2026-07-13', endDate: '2026-07-16' })).toBe(201);

    await staff('PUT', '/guest-information', { isOn: true });
    const bookingId = await putStay(t.app, { startDate: '2026-09-05', endDate: '2026-09-12' });
    const held = { startDate: '2026-07-22', endDate: '2026-07-25', numberOfGuests: 2 };
    const offer = { bookingId, offers: [held], holds: true };
    expect((await staff('POST', '/offers', offer)).status).toBe(201);
    expect(await ask({ startDate: '2026-07-20', endDate: '2026-07-22' })).toBe(201);
    expect(await ask({ startDate: '2026-07-20', endDate: '2026-07-24' })).toBe(409);
  });

  it('has no neighbours in requests', async () => {
    await putStay(t.app, before);
    await putStay(t.app, { ...after, status: 'PENDING' });
    expect(await ask(gap)).toBe(400);
  });

  it('begins today where today lies in it', async () => {
    await putStay(t.app, { ...before, startDate: '2026-05-02', endDate: '2026-05-18' });
    await putStay(t.app, { ...after, startDate: '2026-05-23', endDate: '2026-05-30' });
    expect(await ask({ startDate: '2026-05-21', endDate: '2026-05-23' })).toBe(400);
    expect(await ask({ startDate: '2026-05-20', endDate: '2026-05-23' })).toBe(201);
  });

  it('is the same in the browser’s calendar as here', async () => {
    const day = fc.integer({ min: 0, max: 60 });
    const [taken = []] = fc.sample(
      fc.array(fc.tuple(day, fc.integer({ min: 1, max: 5 })), { minLength: 8, maxLength: 8 }),
      { seed: 53, numRuns: 1 },
    );
    let next = 0;
    for (const [space, nights] of taken) {
      next += space % 6;
      const startDate = addDays('2026-06-01', next);
      next += nights;
      await putStay(t.app, { ...before, startDate, endDate: addDays('2026-06-01', next) });
    }
    const prices = (await viaRest(t, 'prices.get')).data;
    const occupations = (await viaRest(t, 'bookings.list')).data;
    let gaps = 0;
    for (let start = 0; start < next; start += 1) {
      for (let nights = 1; nights <= 5; nights += 1) {
        const startDate = addDays('2026-06-01', start);
        const stay = { startDate, endDate: addDays(startDate, nights), numberOfGuests: 2 };
        const party = { over12: 2, animals: 0, linen: false };
        const known = { prices, occupations, today: '2026-05-20', language: italian };
        const here = (await viaRest(t, 'prices.quote', stay)).data;
        expect(quoteByRules({ ...stay, ...party }, known)).toEqual(here);
        if (here.brokenRule === null && brokenRule(stay, prices.periods) !== null) gaps += 1;
      }
    }
    expect(gaps).toBeGreaterThan(2);
  });
});

describe('a stay', () => {
  const charges = {
    extraGuest: { included: 2, cents: 1000, per: 'night' },
    animal: { cents: 2500, per: 'stay' },
  };
  const saturday = { startDate: '2026-07-04', endDate: '2026-07-18' };

  it('keeps its discount and charges, and its mails name them in the guest’s language', async () => {
    await setPrices({ extras: charges });
    const asked = bookingRequest({ ...saturday, numberOfGuests: 3, animals: 2, locale: 'de' });
    const { data } = await viaRest(t, 'bookings.create', asked);
    expect(data).toMatchObject({ animals: 2, totalCents: 126_000 + 3000 + 14_000 + 5000 + 8400 });
    const [mail] = (await deliverMails(t.app)).filter(
      ({ to }) => to.address === 'giulia@example.com',
    );
    for (const words of [
      'Rabatt für lange Aufenthalte: −140\u00a0€',
      'Zusätzliche Gäste: 140\u00a0€',
      'Haustiere: 2',
      'Haustiere: 50\u00a0€',
    ]) {
      expect(mail?.text).toContain(words);
    }
    const { body } = await staff('GET', `/bookings/${data.id}`);
    expect(body.quote.lines[1]).toMatchObject({ kind: 'longStay', amountCents: -14_000 });
  });

  it('is last minute by the day on which it was asked for', async () => {
    await setPrices();
    const soon = { startDate: '2026-05-30', endDate: '2026-06-06' };
    const early = await putStay(t.app, { ...soon, createdAt: '2026-03-01T10:00:00.000Z' });
    const quoteFor = async (id: number, numberOfGuests: number) => {
      await staff('PATCH', `/bookings/${id}`, { numberOfGuests, tellGuest: false });
      const { quote, ...stay } = (await staff('GET', `/bookings/${id}`)).body;
      expect(stay.numberOfGuests).toBe(numberOfGuests);
      return quote;
    };
    expect(kindsOf(await quoteFor(early, 2))).not.toContain('lastMinute');
    const { data } = await viaRest(t, 'bookings.create', bookingRequest(soon));
    expect((await quoteFor(data.id, 3)).lines[1]).toMatchObject({
      kind: 'lastMinute',
      amountCents: -14_000,
    });
    t.clock.set('2026-05-28T10:00:00.000Z');
    token = (await makeUser(t.app, 'EDITOR')).token;
    expect(kindsOf(await quoteFor(data.id, 1))).toContain('lastMinute');
  });

  it('with another dog than the guest was told is told anew', async () => {
    await setPrices({ extras: charges });
    const { data } = await viaRest(t, 'bookings.create', bookingRequest(saturday));
    await staff('PATCH', `/bookings/${data.id}/status`, { status: 'CONFIRMED' });
    await deliverMails(t.app);
    await staff('PATCH', `/bookings/${data.id}`, { animals: 1 });
    const [mail] = await deliverMails(t.app);
    expect(mail?.text).toContain('Animali: 1\n  prima: 0');
    const history = (await staff('GET', `/bookings/${data.id}/history`)).body;
    expect(JSON.stringify(history)).toContain('prima 0 animali');
  });

  it('is refused with more animals than anybody brings, in the caller’s words', async () => {
    const outcome = await viaRest(t, 'bookings.create', bookingRequest({ animals: 6 }));
    expect([outcome.status, outcome.issues]).toEqual([
      400,
      [{ path: 'animals', message: 'Indica quanti animali porti, da 0 a 5' }],
    ]);
  });
});

describe('price lists', () => {
  it('name no rule or charge that they do not have', async () => {
    const { data } = await viaRest(t, 'prices.get');
    expect(Object.keys(data)).not.toContain('rules');
    expect(Object.keys(data.extras)).toHaveLength(5);
    await setPrices({ extras: { animal: { cents: 2500, per: 'stay' } } });
    const { data: with2 } = await viaRest(t, 'prices.get');
    expect([with2.rules, with2.extras.animal]).toEqual([rules, { cents: 2500, per: 'stay' }]);
    const { data: without } = await viaRest(
      t,
      'prices.update',
      { year: 2026, rules: {}, extras: { animal: null } },
      token,
    );
    expect({ ...without, version: 0 }).toEqual({ ...data, periods: [year], version: 0 });
  });

  it('of a new year have the charges of the one before', async () => {
    await setPrices({ extras: { extraGuest: { included: 2, cents: 900, per: 'stay' } } });
    const next = { ...year, startDate: '2027-01-01', endDate: '2027-12-31' };
    const { data } = await viaRest(t, 'prices.update', { year: 2027, periods: [next] }, token);
    expect(data.laterExtras).toEqual([{ ...data.extras, year: 2027 }]);
  });

  it.each([
    [{ rules: { gap: { nights: 0, percent: 0 } } }, 'rules.gap.nights'],
    [{ rules: { longStay: { nights: 14, percent: 0 } } }, 'rules.longStay.percent'],
    [{ rules: { lastMinute: { days: 5, percent: 91 } } }, 'rules.lastMinute.percent'],
    [{ rules: { lastMinute: { days: 1.5, percent: 10 } } }, 'rules.lastMinute.days'],
    [{ extras: { animal: { cents: 0, per: 'stay' } } }, 'extras.animal.cents'],
    [{ extras: { animal: { cents: 100, per: 'week' } } }, 'extras.animal.per'],
    [
      { extras: { extraGuest: { included: 9, cents: 1, per: 'stay' } } },
      'extras.extraGuest.included',
    ],
  ])('refuse %j', async (wrong, path) => {
    const { data } = await viaRest(t, 'prices.get');
    const { status, issues } = await setPrices(wrong);
    expect([status, issues?.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
    expect((await viaRest(t, 'prices.get')).data).toEqual(data);
  });
});
