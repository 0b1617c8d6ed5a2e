import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appRouter } from '#server/app-router.ts';
import { createPageContext } from '#server/http/request-context.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';

// The page of a stay, at its secret address. Today is 20 May 2026.

let t: TestApp;
let editor: string;
beforeEach(async () => {
  t = await createTestApp();
  editor = (await makeUser(t.app, 'EDITOR')).token;
  await t.rest('PUT', '/guest-information', {
    body: { isOn: true, keys: 'CASSETTA 4711', wifiPassword: 'vento', guide: 'Scaldabagno.' },
    token: editor,
  });
  await t.rest('PUT', '/property', { body: { address: 'Via del Faro 3' }, token: editor });
});
afterEach(() => t.close());

const enter = async (own: Record<string, unknown> = {}): Promise<number> => {
  const body = {
    ...{ startDate: '2026-06-06', endDate: '2026-06-13', guestName: 'Sabine Krüger' },
    ...{ guestEmail: 'sabine@example.de', numberOfGuests: 4, over12: 2, locale: 'de', ...own },
  };
  const { status, body: stay } = await t.rest('POST', '/bookings/enter', { body, token: editor });
  expect(status).toBe(201);
  return stay.id;
};

const linkOf = async (id: number) =>
  (await t.rest('GET', `/bookings/${id}/guest-page`, { token: editor })).body;
const tokenOf = async (id: number): Promise<string> => (await linkOf(id)).url.split('/').at(-1);
const read = (token: string) => t.rest('GET', `/stay/${token}`);
const post = (path: string, body: object = {}, token = editor) =>
  t.rest('POST', path, { body, token });

describe('the address', () => {
  it('is 256 bits, and in no table', async () => {
    const id = await enter();
    const { url, invitation } = await linkOf(id);
    const token = await tokenOf(id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(url).toBe(`https://casa.example/soggiorno/${token}`);
    expect(invitation).toContain(url);
    expect(invitation).toContain('6.–13. Juni 2026');
    const bytes = readFileSync(t.app.config.databaseFile).toString('latin1');
    expect(bytes).not.toContain(token);
  });

  it.each([
    ['it', 'La pagina del tuo soggiorno: 6–13 giugno 2026', /^Ciao!/],
    ['en', 'The page of your stay: 6–13 June 2026', /^Hello!/],
    ['de', 'Die Seite Ihres Aufenthalts: 6.–13. Juni 2026', /^Guten Tag!/],
    ['fr', 'La page de votre séjour\u00a0: 6–13 juin 2026', /^Bonjour/],
  ])(
    'comes with a message and its subject in %s, the language of the guest',
    async (locale, subject, greeting) => {
      const { invitation, invitationSubject } = await linkOf(await enter({ locale }));
      expect(invitationSubject).toBe(subject);
      expect(invitation).toMatch(greeting);
    },
  );

  it('stays the same until it is renewed, and ends when staff end it', async () => {
    const id = await enter();
    const first = await tokenOf(id);
    expect(await tokenOf(id)).toBe(first);
    await post(`/bookings/${id}/guest-page/renew`);
    const second = await tokenOf(id);
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await t.rest('DELETE', `/bookings/${id}/guest-page`, { token: editor });
    expect((await read(second)).status).toBe(404);
    expect((await linkOf(id)).url).toBeNull();
    await post(`/bookings/${id}/guest-page/renew`);
    expect((await read(await tokenOf(id))).status).toBe(200);
  });

  it('ends 30 days after the departure', async () => {
    const token = await tokenOf(await enter());
    t.clock.set('2026-07-13T12:00:00Z');
    expect((await read(token)).body.state).toBe('over');
    t.clock.set('2026-07-14T12:00:00Z');
    expect((await read(token)).status).toBe(404);
  });

  it('leads nowhere while the pages are off, and after the stay was deleted', async () => {
    const id = await enter();
    const token = await tokenOf(id);
    await t.rest('PUT', '/guest-information', { body: { isOn: false }, token: editor });
    expect((await read(token)).status).toBe(404);
    expect(await linkOf(id)).toMatchObject({ isOn: false, url: null });
    await t.rest('PUT', '/guest-information', { body: { isOn: true }, token: editor });
    await t.rest('DELETE', `/bookings/${id}`, { token: editor });
    expect((await read(token)).status).toBe(404);
  });

  it('cannot be guessed: wrong ones are limited by client', async () => {
    const right = await tokenOf(await enter());
    for (let index = 0; index < 120; index += 1) await read(`${'x'.repeat(40)}${index}`);
    expect((await read('wrong')).status).toBe(429);
    expect((await read(right)).status).toBe(200);
  });

  it('is drawn for its guest however often its calls were made', async () => {
    const token = await tokenOf(await enter());
    for (let index = 0; index < 120; index += 1) await read(token);
    expect((await read(token)).status).toBe(429);
    const file = await t.server.inject(`/soggiorno/${token}/soggiorno.ics`);
    expect([file.statusCode, Number(file.headers['retry-after'])]).toEqual([429, 3600]);
    const context = { requestId: '', locale: 'it', viewer: null } as const;
    const page = appRouter.createCaller(await createPageContext(t.app, context)).guestPage;
    expect((await page.get({ token })).state).toBe('confirmed');
  });
});

describe('the stay', () => {
  it('is what its guest asked for, without what staff note', async () => {
    const id = await enter({ privateNote: 'SEGRETO', cleaningNote: 'SEGRETO', source: 'airbnb' });
    const { body } = await read(await tokenOf(id));
    expect(body).toMatchObject({
      ...{ bookingId: id, state: 'confirmed', startDate: '2026-06-06', endDate: '2026-06-13' },
      ...{ guestName: 'Sabine Krüger', numberOfGuests: 4, over12: 2, guide: 'Scaldabagno.' },
    });
    expect(JSON.stringify(body)).not.toMatch(/SEGRETO|4711|vento|Faro|sabine@/);
  });

  it('says nothing of our price and terms to a guest of a portal', async () => {
    const terms = { howToPay: 'Bonifico', cancellation: 'Entro 30 giorni', depositCents: 20_000 };
    await t.rest('PUT', '/property', { body: terms, token: editor });
    const pageOf = async (source: string, startDate: string, endDate: string) => {
      const id = await enter({ source, startDate, endDate, totalCents: 70_000 });
      return (await read(await tokenOf(id))).body;
    };
    expect(await pageOf('phone', '2026-06-06', '2026-06-13')).toMatchObject({
      ...{ portal: null, totalCents: 70_000, house: terms },
    });
    expect(await pageOf('booking', '2026-07-04', '2026-07-11')).toMatchObject({
      ...{ portal: 'Booking.com', totalCents: null, quote: null },
      house: { howToPay: '', cancellation: '', depositCents: null },
    });
  });

  it('shows the way in three days before the arrival, until the departure', async () => {
    const token = await tokenOf(await enter());
    const wayIn = async () => (await read(token)).body.wayIn;
    t.clock.set('2026-06-02T21:59:00Z');
    expect(await wayIn()).toBeNull();
    t.clock.set('2026-06-02T22:01:00Z');
    expect(await wayIn()).toMatchObject({
      ...{ address: 'Via del Faro 3', keys: 'CASSETTA 4711', wifiPassword: 'vento' },
    });
    t.clock.set('2026-06-14T10:00:00Z');
    expect(await wayIn()).toBeNull();
  });

  it('shows the way in as soon as staff release it, and not if they take that back', async () => {
    const id = await enter();
    const token = await tokenOf(id);
    const path = `/bookings/${id}/guest-page/release`;
    await post(path, { released: true });
    expect((await read(token)).body.wayIn.keys).toBe('CASSETTA 4711');
    await post(path, { released: false });
    expect((await read(token)).body.wayIn).toBeNull();
    const waiting = await enter({
      startDate: '2026-08-01',
      endDate: '2026-08-08',
      status: 'PENDING',
    });
    const refused = await post(`/bookings/${waiting}/guest-page/release`, { released: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'BOOKING_NOT_CONFIRMED']);
  });

  it('says where it stands', async () => {
    const id = await enter({ status: 'PENDING' });
    const token = await tokenOf(id);
    const state = async () => (await read(token)).body.state;
    expect(await state()).toBe('waiting');
    const decide = (status: string) =>
      t.rest('PATCH', `/bookings/${id}/status`, { body: { status }, token: editor });
    await decide('REJECTED');
    expect(await state()).toBe('rejected');
    await decide('CONFIRMED');
    expect(await state()).toBe('confirmed');
    await post(`/bookings/${id}/cancel`);
    expect(await state()).toBe('cancelled');
    expect((await read(token)).body.wayIn).toBeNull();
  });
});

describe('the guest', () => {
  it('tells when they arrive: staff and cleaners read it', async () => {
    const id = await enter();
    const token = await tokenOf(id);
    const arrival = { time: '18:30', note: 'Traghetto delle 17:30' };
    expect((await t.rest('PUT', `/stay/${token}/arrival`, { body: arrival })).status).toBe(200);
    const { body } = await t.rest('GET', `/bookings/${id}`, { token: editor });
    expect(body).toMatchObject({ arrivalTime: '18:30', arrivalNote: 'Traghetto delle 17:30' });
    const wrong = await t.rest('PUT', `/stay/${token}/arrival`, {
      body: { ...arrival, time: '25:00' },
    });
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'time']);
    await post(`/bookings/${id}/cancel`);
    const late = await t.rest('PUT', `/stay/${token}/arrival`, { body: arrival });
    expect([late.status, late.body.code]).toEqual([409, 'STAY_IS_OVER']);
  });

  it('asks for other dates: the owners get one message and one mail, and the stay stays', async () => {
    const id = await enter();
    const token = await tokenOf(id);
    const body = {
      ...{ wish: 'change', startDate: '2026-06-07', endDate: '2026-06-13' },
      ...{ numberOfGuests: 3, text: 'Geht das?' },
    };
    const before = (await t.rest('GET', `/bookings/${id}`, { token: editor })).body;
    const both = [
      t.rest('POST', `/stay/${token}/ask`, { body }),
      t.rest('POST', `/stay/${token}/ask`, { body }),
    ];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201]);
    expect((await t.rest('GET', `/bookings/${id}`, { token: editor })).body).toEqual(before);
    const messages = (await t.rest('GET', '/contact', { token: editor })).body;
    expect(messages).toMatchObject([{ bookingId: id, wish: 'change', email: 'sabine@example.de' }]);
    expect(messages[0].message).toContain('7.–13. Juni 2026');
    expect(messages[0].message).toContain('Geht das?');
    const [mail] = (await deliverMails(t.app)).filter(({ subject }) => subject?.includes('chiede'));
    expect(mail?.text).toContain(`/admin/bookings?booking=${id}`);
  });

  it.each([
    ['no words', { wish: 'message', text: ' ' }, 'text'],
    ['nothing new', { wish: 'change' }, 'text'],
    [
      'a day of the past',
      { wish: 'change', startDate: '2026-05-01', endDate: '2026-06-13' },
      'startDate',
    ],
    ['nine guests', { wish: 'change', numberOfGuests: 9 }, 'numberOfGuests'],
    ['an unknown wish', { wish: 'money' }, 'wish'],
  ])('cannot ask with %s', async (_what, body, path) => {
    const token = await tokenOf(await enter());
    const { status, body: answer } = await t.rest('POST', `/stay/${token}/ask`, { body });
    expect([status, answer.issues?.[0]?.path]).toEqual([400, path]);
    expect((await t.rest('GET', '/contact', { token: editor })).body).toEqual([]);
  });

  it('writes at most 20 times a day about a stay', async () => {
    const token = await tokenOf(await enter());
    const write = (n: number) =>
      t.rest('POST', `/stay/${token}/ask`, { body: { wish: 'message', text: `Domanda ${n}` } });
    for (let n = 0; n < 20; n += 1) expect((await write(n)).status).toBe(201);
    expect((await write(20)).status).toBe(429);
  });

  it('without an address gets no answer by mail, and is erased with the stay', async () => {
    const id = await enter({ guestEmail: '', guestPhone: '+49 170 123' });
    const token = await tokenOf(id);
    await t.rest('POST', `/stay/${token}/ask`, { body: { wish: 'message', text: 'MARKE eins' } });
    const [message] = (await t.rest('GET', '/contact', { token: editor })).body;
    const answer = await post(`/contact/${message.id}/answer`, { text: 'Ja.' });
    expect([answer.status, answer.body.code]).toEqual([409, 'NO_ADDRESS']);
    t.clock.set('2026-06-20T10:00:00Z');
    const admin = (await makeUser(t.app, 'ADMIN')).token;
    expect((await post('/privacy/erase', { stayIds: [id] }, admin)).status).toBe(200);
    expect((await t.rest('GET', '/contact', { token: admin })).body).toEqual([]);
  });

  it('opens the page by a POST alone, and staff do not count', async () => {
    const id = await enter();
    const token = await tokenOf(id);
    await read(token);
    await post(`/stay/${token}/seen`);
    expect((await linkOf(id)).seenAt).toBeNull();
    await t.rest('POST', `/stay/${token}/seen`, { body: {} });
    expect((await linkOf(id)).seenAt).toBe('2026-05-20T10:00:00.000Z');
  });

  it('finds the stay in the account with which they opened the page', async () => {
    const id = await enter();
    const token = await tokenOf(id);
    const anna = await makeUser(t.app, 'USER');
    const other = await makeUser(t.app, 'USER');
    const mine = async (who: string) =>
      (await t.rest('GET', '/bookings/mine', { token: who })).body.map(
        (stay: { id: number }) => stay.id,
      );
    await post(`/stay/${token}/seen`, {}, editor);
    await post(`/stay/${token}/seen`, {}, anna.token);
    await post(`/stay/${token}/seen`, {}, other.token);
    expect([await mine(anna.token), await mine(other.token)]).toEqual([[id], []]);
  });
});

it('is in every mail about the stay, once the pages are on', async () => {
  const id = await enter({ tellGuest: true });
  const token = await tokenOf(id);
  const [mail] = await deliverMails(t.app);
  expect(mail?.text).toContain(`https://casa.example/soggiorno/${token}`);
  const ics = await t.server.inject({ url: `/soggiorno/${token}/soggiorno.ics` });
  expect([ics.statusCode, ics.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(ics.body).toContain('DTSTART;VALUE=DATE:20260606');
  expect((await t.server.inject({ url: '/soggiorno/wrong/soggiorno.ics' })).statusCode).toBe(404);
});
