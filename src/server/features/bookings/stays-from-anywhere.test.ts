import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateToLatest } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { installPrices } from '#server/features/prices/prices.service.ts';
import { formatEuro } from '#shared/prices/money.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';
import { keepMissingQuotes } from './stay-quotes.service.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR', { name: 'Marta' })).token;
});
afterEach(() => t.close());

const week = { startDate: '2026-07-04', endDate: '2026-07-11' };
const lucia = { ...week, guestName: 'Lucia', numberOfGuests: 2 };

const post = (path: string, body: object) => t.rest('POST', `/bookings${path}`, { token, body });
const enter = (own: object = {}) => post('/enter', { ...lucia, ...own });
const entered = async (own: object = {}) => (await enter(own)).body;
const change = (id: number, body: object) => t.rest('PATCH', `/bookings/${id}`, { token, body });
const setStatus = (id: number, body: object) =>
  t.rest('PATCH', `/bookings/${id}/status`, { token, body });
const get = async (id: number) => (await t.rest('GET', `/bookings/${id}`, { token })).body;
const requested = async (own = {}): Promise<number> =>
  (await t.rest('POST', '/bookings', { body: bookingRequest(own) })).body.id;

const mails = async () => {
  const rows = await t.app.database.selectFrom('outboxMails').selectAll().orderBy('id').execute();
  return rows
    .filter(({ kind }) => !kind.endsWith('-staff'))
    .map(({ kind, recipientEmail, subjectData }) => ({
      kind,
      to: recipientEmail,
      about: JSON.parse(subjectData),
    }));
};
const kinds = async () => (await mails()).map(({ kind }) => kind);

/** Every week becomes dearer. */
const raisePrices = async () => {
  await t.app.database.updateTable('pricePeriods').set({ weeklyPriceCents: 200_000 }).execute();
};

describe('a stay that staff enter', () => {
  it('is confirmed at the list price, without a mail', async () => {
    expect(await enter()).toMatchObject({
      status: 201,
      body: {
        status: 'CONFIRMED',
        source: 'other',
        guestEmail: null,
        guestPhone: null,
        guest: { name: 'Lucia', email: null },
        over12: 2,
        totalCents: 84_800,
        priceState: 'agreed',
      },
    });
    expect(await mails()).toEqual([]);
  });

  it('is mailed to the guest if staff want it and there is an address', async () => {
    await entered({ tellGuest: true });
    expect(await mails()).toEqual([]);
    const later = { startDate: '2026-08-01', endDate: '2026-08-08' };
    await entered({ ...later, guestEmail: 'Lucia@Example.com', tellGuest: true });
    expect(await mails()).toMatchObject([{ kind: 'booking-confirmed', to: 'lucia@example.com' }]);
  });

  it('keeps its own price, its source, and the fields for staff', async () => {
    const own = { source: 'phone', totalCents: 70_000, privateNote: 'Amica di Marta' };
    const { id } = await entered({ ...own, guestPhone: '+39 333 1234567' });
    expect(await get(id)).toMatchObject({ ...own, guestPhone: '+39 333 1234567' });
    const found = await t.rest('GET', '/bookings/page?search=3331234567', { token });
    expect(found.body.bookings).toMatchObject([{ id }]);
  });

  it('may have begun up to a year ago', async () => {
    const past = (startDate: string) => enter({ startDate, endDate: '2026-05-01' });
    expect((await past('2025-05-20')).status).toBe(201);
    expect(await past('2025-05-19')).toMatchObject({ status: 400 });
  });

  it('takes no nights of others', async () => {
    await entered();
    expect(await enter({ startDate: '2026-07-10', endDate: '2026-07-12' })).toMatchObject({
      status: 409,
      body: { code: 'DATES_TAKEN' },
    });
    expect((await enter({ startDate: '2026-07-11', endDate: '2026-07-12' })).status).toBe(201);
  });

  it('is refused with what is wrong', () =>
    expectEach(
      [
        [{ guestPhone: 'chiamami' }, 'Inserisci un numero di telefono valido'],
        [{ guestEmail: 'lucia' }, "Inserisci un'email valida"],
        [{ source: 'fax' }, 'Scegli da dove arriva il soggiorno'],
        [{ status: 'REJECTED' }, 'Lo stato deve essere PENDING o CONFIRMED'],
        [{ totalCents: -1 }, 'Un importo non può essere negativo'],
        [{ over12: 3 }, 'Non possono essere più degli ospiti'],
      ],
      async ([own, message]) => {
        const { status, body } = await enter(own);
        expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
        expect(await t.app.database.selectFrom('bookings').selectAll().execute()).toEqual([]);
      },
    ));
});

describe('a price', () => {
  it('of a request is the quote at its time, also after the list changes', async () => {
    const id = await requested();
    await raisePrices();
    expect(await get(id)).toMatchObject({ totalCents: 84_800, priceState: 'indicative' });
    await setStatus(id, { status: 'CONFIRMED' });
    const confirmed = await get(id);
    expect(confirmed).toMatchObject({ totalCents: 84_800, priceState: 'agreed' });
    expect(confirmed.quote.lines[0].amountCents).toBe(79_000);
    expect((await mails()).at(-1)?.about.stay.price).toEqual({
      totalCents: 84_800,
      toBeAgreed: false,
      isAgreed: true,
      lines: [
        { kind: 'stay', amountCents: 79_000 },
        { kind: 'cleaning', amountCents: 3000 },
        { kind: 'touristTax', amountCents: 2800 },
      ],
      listYear: null,
    });
  });

  it('of a request follows its party', async () => {
    const id = await requested();
    await change(id, { numberOfGuests: 3, tellGuest: false });
    expect((await get(id)).totalCents).toBe(84_800 + 1400);
  });

  it('that was agreed stays when dates change, until staff say another', async () => {
    const { id } = await entered();
    await change(id, { endDate: '2026-07-12' });
    const longer = await get(id);
    expect(longer.totalCents).toBe(84_800);
    expect(longer.quote).toMatchObject({ nights: 8 });
    await change(id, { totalCents: longer.quote.totalCents });
    expect(await get(id)).toMatchObject({ totalCents: longer.quote.totalCents });
  });

  it('that was agreed stays so while the stay waits again', async () => {
    const id = await requested();
    await change(id, { totalCents: 64_900, tellGuest: false });
    await setStatus(id, { status: 'CONFIRMED', tellGuest: false });
    await raisePrices();
    await setStatus(id, { status: 'PENDING', tellGuest: false });
    await change(id, { linen: true, tellGuest: false });
    expect(await get(id)).toMatchObject({ totalCents: 64_900, priceState: 'agreed' });
    await setStatus(id, { status: 'CONFIRMED', tellGuest: false });
    expect(await get(id)).toMatchObject({ totalCents: 64_900, priceState: 'agreed' });
  });

  it('is agreed no more when its first confirmation is taken back, but after a later one', async () => {
    const id = await requested();
    const takeBack = async () => {
      await setStatus(id, { status: 'CONFIRMED', holdMail: true });
      await post(`/${id}/take-back`, {});
      return (await get(id)).priceState;
    };
    expect(await takeBack()).toBe('indicative');
    await setStatus(id, { status: 'CONFIRMED' });
    await deliverMails(t.app);
    t.clock.set('2026-05-20T11:00:00Z');
    await setStatus(id, { status: 'PENDING' });
    await deliverMails(t.app);
    expect(await takeBack()).toBe('agreed');
  });

  it('is given to stays from before, once', async () => {
    const database = openDatabase(':memory:');
    try {
      await migrateToLatest(database, '0021-site-settings');
      const createdAt = '2026-03-01T10:00:00.000Z';
      const old = { ...lucia, guestEmail: 'lucia@example.com', over12: 2, userId: null, createdAt };
      await database
        .insertInto('bookings')
        .values({ ...old, status: 'CONFIRMED' })
        .execute();
      await migrateToLatest(database);
      await installPrices(database);
      const app = { ...t.app, database };
      await keepMissingQuotes(app);
      const read = () => database.selectFrom('bookings').selectAll().executeTakeFirst();
      const before = await read();
      expect(before).toMatchObject({ totalCents: 84_800, source: 'site', version: 1 });
      await database.updateTable('pricePeriods').set({ weeklyPriceCents: 200_000 }).execute();
      await keepMissingQuotes(app);
      expect(await read()).toEqual(before);
    } finally {
      await database.destroy();
    }
  });
});

describe('a correction', () => {
  it('reaches every field, and mails the guest only the guest’s fields', async () => {
    const id = await requested();
    const corrected = {
      guestName: 'Giulia Ferrari',
      guestPhone: '079 123456',
      note: 'Con un cane.',
      privateNote: 'Chiedere del cane',
      cleaningNote: 'Una culla in camera',
      source: 'phone',
    };
    expect((await change(id, corrected)).body).toMatchObject(corrected);
    expect(await kinds()).toEqual(['booking-requested']);
    await change(id, { linen: true });
    expect(await kinds()).toEqual(['booking-requested', 'booking-changed']);
    await deliverMails(t.app);
    await change(id, { linen: false, tellGuest: false });
    expect(await kinds()).toHaveLength(2);
  });

  it('of the address takes along the mails that wait', async () => {
    const id = await requested();
    await change(id, { guestEmail: 'giusta@example.com' });
    expect(await mails()).toMatchObject([{ kind: 'booking-requested', to: 'giusta@example.com' }]);
    await change(id, { guestEmail: '' });
    expect((await get(id)).guestEmail).toBeNull();
    await setStatus(id, { status: 'CONFIRMED' });
    expect(await kinds()).toEqual([]);
  });

  it('that changes nothing writes nothing', async () => {
    const id = await requested();
    const before = await get(id);
    await change(id, { guestName: before.guestName, linen: false });
    expect(await get(id)).toEqual(before);
  });
});

describe('a cancelled stay', () => {
  it('gives its days back and stays known, with when and why', async () => {
    const { id } = await entered({ guestEmail: 'lucia@example.com' });
    const { body } = await post(`/${id}/cancel`, { reason: 'Ha perso il traghetto.' });
    expect(body).toMatchObject({
      status: 'REJECTED',
      cancelledAt: '2026-05-20T10:00:00.000Z',
      reason: 'Ha perso il traghetto.',
      priceState: 'agreed',
    });
    expect(await mails()).toMatchObject([
      { kind: 'booking-cancelled', about: { reason: 'Ha perso il traghetto.' } },
    ]);
    expect((await enter()).status).toBe(201);
    const ids = async (status: string) => {
      const found = await t.rest('GET', `/bookings/page?status=${status}`, { token });
      return found.body.bookings.map((booking: { id: number }) => booking.id);
    };
    expect([await ids('CANCELLED'), await ids('REJECTED')]).toEqual([[id], []]);
    expect((await post(`/${id}/cancel`, {})).body.cancelledAt).toBe(body.cancelledAt);
  });

  it('is also the result of rejecting a confirmed one, and can be confirmed again', async () => {
    const { id } = await entered();
    await setStatus(id, { status: 'REJECTED' });
    expect((await get(id)).cancelledAt).not.toBeNull();
    await setStatus(id, { status: 'CONFIRMED' });
    expect(await get(id)).toMatchObject({ status: 'CONFIRMED', cancelledAt: null });
  });

  it('was confirmed: a request is rejected instead', async () => {
    const id = await requested();
    expect(await post(`/${id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: 'BOOKING_NOT_CONFIRMED' },
    });
  });
});

describe('deciding on one request', () => {
  it('turns down the others that are named, each with a word, in one step', async () => {
    const winner = await requested();
    const loser = await requested({ guestEmail: 'altra@example.com' });
    const other = await requested({ guestEmail: 'terza@example.com' });
    await deliverMails(t.app);
    await setStatus(winner, {
      status: 'CONFIRMED',
      reject: [{ id: loser, reason: 'La settimana dopo è libera.' }],
    });
    expect(await get(loser)).toMatchObject({ status: 'REJECTED', cancelledAt: null });
    expect(await get(other)).toMatchObject({ status: 'PENDING' });
    expect((await mails()).slice(3)).toMatchObject([
      { kind: 'booking-confirmed', to: 'giulia@example.com' },
      {
        kind: 'booking-rejected',
        to: 'altra@example.com',
        about: { reason: 'La settimana dopo è libera.' },
      },
    ]);
  });

  it('does nothing at all where one of the others waits no more', async () => {
    const winner = await requested();
    const loser = await requested({ guestEmail: 'altra@example.com' });
    await setStatus(loser, { status: 'REJECTED' });
    const waiting = await requested({ guestEmail: 'terza@example.com' });
    const reject = [{ id: waiting }, { id: loser }];
    for (const status of ['CONFIRMED', 'REJECTED']) {
      const answer = await setStatus(winner, { status, reject });
      expect(answer).toMatchObject({ status: 409, body: { code: 'BOOKING_NOT_WAITING' } });
      expect(await get(winner)).toMatchObject({ status: 'PENDING' });
      expect(await get(waiting)).toMatchObject({ status: 'PENDING' });
    }
    for (const body of [
      { status: 'PENDING', reject: [{ id: loser }] },
      { status: 'CONFIRMED', reject: [{ id: winner }] },
    ]) {
      expect((await setStatus(winner, body)).status).toBe(400);
    }
  });
});

describe('a request that waits', () => {
  const waiting = async () =>
    (await t.rest('GET', '/bookings/waiting', { token })).body.requests[0];

  it('causes a reminder after two days, or when its hold ends', async () => {
    const id = await requested();
    t.clock.set('2026-05-22T09:59:59Z');
    expect(await waiting()).toMatchObject({ isOverdue: false, totalCents: 84_800 });
    t.clock.set('2026-05-22T10:00:00Z');
    expect(await waiting()).toMatchObject({ isOverdue: true });
    await post(`/${id}/hold`, { until: '2026-05-24' });
    expect(await waiting()).toMatchObject({ isOverdue: false, heldUntil: '2026-05-24' });
    t.clock.set('2026-05-24T10:00:00Z');
    expect(await waiting()).toMatchObject({ isOverdue: true });
    await post(`/${id}/hold`, { until: null });
    expect(await get(id)).toMatchObject({ heldUntil: null });
  });

  it('is held from today on, and as long as it waits', async () => {
    const id = await requested();
    expect((await post(`/${id}/hold`, { until: '2026-05-19' })).status).toBe(400);
    await post(`/${id}/hold`, { until: '2026-05-24' });
    await setStatus(id, { status: 'CONFIRMED' });
    expect(await get(id)).toMatchObject({ heldUntil: null });
    expect(await post(`/${id}/hold`, { until: '2026-05-24' })).toMatchObject({
      status: 409,
      body: { code: 'BOOKING_NOT_WAITING' },
    });
  });
});

it('the history of a stay says what a correction changed', async () => {
  const id = await requested();
  const before = await get(id);
  await t.rest('PATCH', `/bookings/${id}`, { token, body: { numberOfGuests: 3, totalCents: 100 } });
  await t.rest('PATCH', `/bookings/${id}`, { token, body: { guestName: 'Anna Rossi' } });
  const { body } = await t.rest('GET', `/bookings/${id}/history`, { token });
  const details = body
    .filter(({ action }: { action?: string }) => action === 'bookings.update')
    .map(({ detail }: { detail: string }) => detail);
  expect(details).toEqual([
    `prima ${before.numberOfGuests} ospiti, ${formatEuro(before.totalCents)}`,
    'nome',
  ]);
});

it('the history of a stay lists its events and their authors, in order', async () => {
  const id = await requested();
  await deliverMails(t.app);
  t.clock.set('2026-05-20T11:00:00Z');
  await setStatus(id, { status: 'CONFIRMED' });
  await deliverMails(t.app);
  t.clock.set('2026-05-20T12:00:00Z');
  await post(`/${id}/cancel`, { tellGuest: false });
  const { body } = await t.rest('GET', `/bookings/${id}/history`, { token });
  expect(body).toMatchObject([
    { kind: 'created', source: 'site' },
    { kind: 'mail', mail: 'booking-requested', state: 'SENT' },
    { kind: 'done', action: 'bookings.setStatus', detail: 'CONFIRMED', by: 'Marta' },
    { kind: 'mail', mail: 'booking-confirmed', state: 'SENT' },
    { kind: 'done', action: 'bookings.cancel', by: 'Marta' },
  ]);
});
