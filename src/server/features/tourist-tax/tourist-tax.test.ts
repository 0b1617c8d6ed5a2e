import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { isTaxOn, taxDutiesOf } from './tax-duties.service.ts';

// The tourist tax of stays and its returns. Today is 20 May 2026.

let t: TestApp;
let admin: string;

const login = async (): Promise<void> => {
  admin = (await makeUser(t.app, 'ADMIN')).token;
};

/** Logins end while the clock moves. */
const moveTo = async (instant: string): Promise<void> => {
  t.clock.set(instant);
  await login();
};

const call = async (method: 'GET' | 'PUT' | 'POST' | 'PATCH', path: string, body?: object) =>
  t.rest(method, path, { token: admin, ...(body && { body }) });

const settings = (body: object) => call('PUT', '/tourist-tax/settings', body);

const enter = async (own: object = {}): Promise<number> => {
  const stay = {
    ...{ startDate: '2026-06-06', endDate: '2026-06-13', guestName: 'Sabine Krüger' },
    ...{ numberOfGuests: 3, over12: 2, ...own },
  };
  return (await call('POST', '/bookings/enter', stay)).body.id;
};

const GERMANY = '100000216';
const person = {
  ...{ surname: 'Krüger', sex: 'F', birthPlace: GERMANY, citizenship: GERMANY },
};
const family = [
  {
    ...{ ...person, kind: 'family-head', name: 'Sabine', birthDate: '1984-03-05' },
    ...{ documentKind: 'IDENT', documentNumber: 'L01X00T47', documentPlace: GERMANY },
  },
  { ...person, kind: 'family-member', name: 'Karla', birthDate: '1982-01-05' },
  // Turns twelve on the fifth night.
  { ...person, kind: 'family-member', name: 'Jonas', birthDate: '2014-06-10' },
];

const register = async (id: number) => {
  const { body } = await call('PUT', `/bookings/${id}/guests`, { guests: family });
  expect(body.isComplete).toBe(true);
  return body.guests as { id: number; name: string }[];
};

const taxOf = async (id: number) => (await call('GET', `/bookings/${id}/tourist-tax`)).body;
const note = (id: number, body: object) => call('PUT', `/bookings/${id}/tourist-tax`, body);
const returnOf = async (query: string) => (await call('GET', `/tourist-tax?${query}`)).body;

beforeEach(async () => {
  t = await createTestApp();
  await login();
  expect((await settings({ kind: 'tax' })).status).toBe(200);
});
afterEach(() => t.close());

describe('a stay', () => {
  it('owes by the declared party, and by real ages once everybody is registered', async () => {
    const id = await enter();
    expect(await taxOf(id)).toMatchObject({
      ...{ collector: 'house', dueCents: 2 * 7 * 200, isExact: false, state: 'due', guests: [] },
    });
    await call('PUT', `/bookings/${id}/guests`, { guests: family.slice(0, 1) });
    expect(await taxOf(id)).toMatchObject({ dueCents: 2800, isExact: false });
    await register(id);
    expect(await taxOf(id)).toMatchObject({ dueCents: 2800 + 3 * 200, isExact: true });
  });

  it('lets a guest off for a word, which the database keeps encrypted', async () => {
    const id = await enter();
    const [, karla] = await register(id);
    const exemptions = [{ guestId: karla?.id, reason: 'terapie in ospedale' }];
    const { body } = await note(id, { exemptions });
    expect(body).toMatchObject({ dueCents: 1400 + 600, exemptions });
    const row = await t.app.database.selectFrom('touristTaxStays').selectAll().executeTakeFirst();
    expect(row?.exemptions).toBeTruthy();
    expect(JSON.stringify(row)).not.toContain('ospedale');
    const wrong = await note(id, { exemptions: [{ guestId: 4711, reason: 'residente' }] });
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'exemptions.0.guestId']);
  });

  it.each([
    ['site', 'house'],
    ['phone', 'house'],
    ['airbnb', 'portal'],
    ['booking', 'portal'],
  ])('from %s is collected by the %s until staff say otherwise', async (source, collector) => {
    const id = await enter({ source });
    expect(await taxOf(id)).toMatchObject({ collector });
    const other = collector === 'house' ? 'portal' : 'house';
    await note(id, { collector: other });
    await call('PATCH', `/bookings/${id}`, { source: 'other', tellGuest: false });
    expect(await taxOf(id)).toMatchObject({ collector: other });
  });

  it('refuses to overwrite what somebody else has noted', async () => {
    const id = await enter();
    const { version } = await taxOf(id);
    const noted = await note(id, { collectedCents: 2800, seenVersion: version });
    expect(noted.body).toMatchObject({ state: 'collected', collectedCents: 2800 });
    expect((await note(id, { collectedCents: 0, seenVersion: version })).status).toBe(409);
  });

  it('counts earlier nights of the year where the rule limits a year', async () => {
    const id = await enter();
    const rule = { from: '2026-01-01', amount: { kind: 'fixed', cents: 200 }, freeUnderAge: 12 };
    await settings({ rules: [{ ...rule, maxNights: { nights: 7, per: 'year' } }] });
    expect((await note(id, { earlierNights: 5 })).body).toMatchObject({
      ...{ hasYearLimit: true, dueCents: 2 * 2 * 200 },
    });
  });

  it('takes a percentage of the price of its nights', async () => {
    const id = await enter({ source: 'airbnb', totalCents: 210_000 });
    const amount = { kind: 'percent', permille: 105, capCents: 700 };
    await settings({ rules: [{ from: '2026-01-01', amount, freeUnderAge: 12 }] });
    // 300 euro a night, 100 for each of three: 10.50, capped.
    expect(await taxOf(id)).toMatchObject({ dueCents: 2 * 7 * 700 });
    await call('PATCH', `/bookings/${id}`, { totalCents: 21_000, tellGuest: false });
    expect(await taxOf(id)).toMatchObject({ dueCents: 2 * 7 * 105 });
  });
});

describe('the sums of a stay', () => {
  it('stay when the guests’ data are forgotten, whatever the rules say later', async () => {
    const id = await enter();
    const [, karla] = await register(id);
    await note(id, { exemptions: [{ guestId: karla?.id, reason: 'residente' }] });
    const before = await taxOf(id);
    const quarter = await returnOf('year=2026&quarter=2');
    await moveTo('2026-08-01T10:00:00Z');
    await applyRetention(t.app, new AbortController().signal);
    expect((await call('GET', `/bookings/${id}/guests`)).body.guests).toEqual([]);
    await settings({
      rules: [{ from: '2026-01-01', amount: { kind: 'fixed', cents: 900 }, freeUnderAge: 1 }],
    });
    const after = await taxOf(id);
    expect(after).toMatchObject({ groups: before.groups, isExact: true, isKept: true });
    expect(after).toMatchObject({ exemptions: [], guests: [] });
    expect(await returnOf('year=2026&quarter=2')).toMatchObject({ own: quarter.own });
    // Who collects, and what, can still be noted, and the whole answer be sent back.
    expect((await note(id, { ...after, collectedCents: 2000 })).status).toBe(200);
    const late = await note(id, { exemptions: [{ reason: 'residente' }] });
    expect([late.status, late.body.issues[0].path]).toEqual([400, 'exemptions']);
  });

  it('stay when a guest is erased on request', async () => {
    const id = await enter({ guestEmail: 'sabine@example.de' });
    await register(id);
    const { groups } = await taxOf(id);
    await moveTo('2026-06-20T10:00:00Z');
    const erased = await call('POST', '/privacy/erase', { email: 'sabine@example.de' });
    expect(erased.status).toBe(200);
    expect(await taxOf(id)).toMatchObject({ guestName: null, groups, isExact: true, isKept: true });
  });
});

describe('a return', () => {
  it('has the house’s and the portal’s columns, which sum to its stays', async () => {
    const id = await enter();
    await register(id);
    const ofPortal = await enter({
      ...{ startDate: '2026-06-27', endDate: '2026-07-04', numberOfGuests: 2, source: 'airbnb' },
    });
    await note(ofPortal, { collectedCents: 2700 });
    await settings({ countedBy: 'night' });
    const june = await returnOf('year=2026&month=6');
    expect(june).toMatchObject({
      own: {
        ...{ full: { people: 3, nights: 17 }, reduced: { people: 0, nights: 0 } },
        ...{ exempt: { people: 1, nights: 4 }, cents: 3400 },
      },
      // Four of seven nights of what Airbnb took, which is not what the rule says.
      portal: { full: { people: 2, nights: 8 }, cents: 1543 },
      rates: [{ cents: 200, nights: 25 }],
      exemptions: [{ reason: 'sotto i 12 anni', nights: 4 }],
    });
    expect((await returnOf('year=2026&month=7')).portal.cents).toBe(2700 - 1543);
    const year = await returnOf('year=2026');
    expect(year.stays).toHaveLength(2);
    expect(year.quarters.map(({ portal }: typeof year) => portal.cents)).toEqual([
      0, 1543, 1157, 0,
    ]);
    await settings({ countedBy: 'departure' });
    expect((await returnOf('year=2026&month=6')).portal.cents).toBe(0);
    expect((await returnOf('year=2026&month=7')).portal).toMatchObject({
      ...{ full: { people: 2, nights: 14 }, cents: 2700 },
    });
  });

  it('lists a period without guests, and is empty while the tax is off', async () => {
    await enter();
    expect(await returnOf('year=2026&quarter=1')).toMatchObject({
      ...{ from: '2026-01-01', lastDay: '2026-03-31', stays: [], own: { cents: 0 } },
      declarations: [{ authority: 'comune', dueOn: '2026-04-15', declaredAt: null }],
    });
    await settings({ kind: 'off' });
    expect(await returnOf('year=2026')).toMatchObject({ isOn: false, stays: [] });
    expect(await isTaxOn(t.app.database)).toBe(false);
    expect(await taxDutiesOf(t.app, [])).toEqual(new Map());
  });

  it('is marked as declared, and says so when its sums change afterwards', async () => {
    const id = await enter();
    const quarter = { year: 2026, quarter: 2 };
    const { body } = await call('POST', '/tourist-tax/declared', quarter);
    expect(body.declarations).toMatchObject([
      { hasChanged: false, declaredBy: expect.any(String) },
    ]);
    await register(id);
    const [mark] = (await returnOf('year=2026&quarter=2')).declarations;
    expect(mark).toMatchObject({ declaredAt: '2026-05-20T10:00:00.000Z', hasChanged: true });
    const undone = await call('POST', '/tourist-tax/declared', { ...quarter, declared: false });
    expect(undone.body.declarations).toMatchObject([{ declaredAt: null, hasChanged: false }]);
    const state = await call('POST', '/tourist-tax/declared', { year: 2026, authority: 'state' });
    expect(state.body.declarations).toMatchObject([{ authority: 'state', dueOn: '2027-06-30' }]);
    const wrong = await call('POST', '/tourist-tax/declared', { ...quarter, authority: 'state' });
    expect(wrong.status).toBe(400);
  });

  it('can be opened in Excel', async () => {
    await register(await enter());
    const { body: text } = await call('GET', '/tourist-tax/file?year=2026&quarter=2');
    expect(text).toContain('Sabine Krüger;06/06/2026;13/06/2026;Altro;la casa;3;17;0;0;1;4;34,00');
    expect(text).toContain('Totale incassato dalla casa;;;;;3;17;0;0;1;4;34,00');
  });
});

it('tells a list of duties each stay’s tax', async () => {
  const stay = { startDate: '2026-06-06', endDate: '2026-06-13', numberOfGuests: 3 };
  const id = await enter();
  const of = async () => (await taxDutiesOf(t.app, [{ id, ...stay }])).get(id);
  const due = { collector: 'house', cents: 2800, isExact: false, state: 'due' };
  expect(await of()).toEqual(due);
  await note(id, { collectedCents: 2800 });
  expect(await of()).toEqual({ ...due, state: 'collected' });
});

it('says where the price list names another sum, and has a landing fee instead of the tax', async () => {
  expect((await call('GET', '/tourist-tax/settings')).body.otherListCents).toBeNull();
  const rule = { from: '2026-01-01', amount: { kind: 'fixed', cents: 250 }, freeUnderAge: 12 };
  expect((await settings({ rules: [rule] })).body.otherListCents).toBe(200);
  expect((await t.rest('GET', '/landing-fee')).body).toEqual({ fee: null });
  const fee = { cents: 500, seasons: [{ months: [1, 2], cents: 250 }], freeUnderAge: 5 };
  expect((await settings({ kind: 'fee', fee })).body.otherListCents).toBe(200);
  expect((await t.rest('GET', '/landing-fee')).body).toEqual({ fee });
});

it.each([
  ['two rules of one day', { rules: [0, 1].map(() => ({ from: '2026-01-01' })) }],
  [
    'a month in two seasons',
    {
      fee: {
        cents: 1,
        freeUnderAge: 0,
        seasons: [1, 1].map((month) => ({ months: [month], cents: 2 })),
      },
    },
  ],
  ['no rule', { rules: [] }],
  ['another kind', { kind: 'imu' }],
])('refuses %s', async (_what, body) => {
  const before = (await call('GET', '/tourist-tax/settings')).body;
  expect((await settings(body)).status).toBe(400);
  expect((await call('GET', '/tourist-tax/settings')).body).toEqual(before);
});
