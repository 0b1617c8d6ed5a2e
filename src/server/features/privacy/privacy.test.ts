import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAccounts } from '#server/features/accounts/accounts.repository.ts';
import type { CreateBookingInput } from '#shared/bookings/bookings.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { bookingRequest, contactMessage, makeUser, PASSWORD } from '#tests/support/factories.ts';
import { makePastStay, PAST } from '#tests/support/past-stay.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
let admin: { id: number; email: string; token: string };
beforeEach(async () => {
  t = await createTestApp();
  admin = await makeUser(t.app, 'ADMIN');
});
afterEach(() => t.close());

const EMAIL = 'anna.rossi@example.com';
const FAR = { startDate: '2026-07-04', endDate: '2026-07-11' };

const stayThatWas = (own: Partial<CreateBookingInput> = {}, token?: string): Promise<number> =>
  makePastStay(t, { ...own, guestEmail: own.guestEmail ?? EMAIL }, { admin: admin.token, token });

const rowOf = async (id: number) =>
  (
    await sql<Record<string, unknown>>`SELECT * FROM bookings WHERE id = ${id}`.execute(
      t.app.database,
    )
  ).rows[0];

const count = async (table: string): Promise<number> =>
  (await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(t.app.database))
    .rows[0]?.n ?? 0;

const nothing = {
  account: 0,
  sessions: 0,
  links: 0,
  bookings: 0,
  party: 0,
  messages: 0,
  reviews: 0,
  mails: 0,
};

describe('personal data', () => {
  const call = (name: string, input?: Record<string, unknown>, token = admin.token) =>
    viaRest(t, `privacy.${name}`, input, token);

  it('is found by the address in any letter case', async () => {
    await t.rest('POST', '/contact', { body: contactMessage({ email: EMAIL }) });
    const { status, data } = await call('find', { email: ' Anna.ROSSI@Example.com ' });
    expect(status).toBe(200);
    expect(data).toEqual({
      counts: { ...nothing, messages: 1 },
      erasure: { state: 'possible' },
    });
  });

  it('is empty for a stranger, and erases nothing', async () => {
    const stranger = { email: 'nessuno@example.com' };
    expect((await call('find', stranger)).data.counts).toEqual(nothing);
    expect((await call('erase', stranger)).data.counts).toEqual(nothing);
  });

  it('is not looked for by what is no address', () =>
    expectEach([undefined, '', 'nessuno', 7, null], async (email) => {
      for (const name of ['find', 'export', 'erase']) {
        expect(await call(name, { email })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
      }
    }));

  describe('of a guest without an address', () => {
    const enter = async (guest: Record<string, unknown>, month = 1) => {
      const { body } = await t.rest('POST', '/bookings/enter', {
        body: {
          startDate: `2026-0${month}-06`,
          endDate: `2026-0${month}-13`,
          numberOfGuests: 2,
          source: 'phone',
          ...guest,
        },
        token: admin.token,
      });
      return body.id as number;
    };
    const rita = { guestName: 'Rita Bianchì', guestPhone: '+39 333 123 4567' };

    it('is found by name or telephone', async () => {
      const ids = [await enter(rita, 1), await enter(rita, 2)];
      await enter({ guestName: 'Rita Neri' }, 3);
      const found = {
        name: 'Rita Bianchì',
        phone: '+39 333 123 4567',
        person: { stayIds: ids.toReversed() },
      };
      expect((await call('people', { search: 'bianchi' })).data).toEqual([found]);
      expect((await call('people', { search: '333 1234567' })).data).toEqual([found]);
      expect((await call('people', { search: 'rita' })).data).toHaveLength(2);
      expect((await call('people', { search: 'a' })).status).toBe(400);
    });

    it('is exported and erased', async () => {
      const id = await enter(rita);
      const person = { stayIds: [id] };
      expect((await call('find', person)).data.counts).toEqual({ ...nothing, bookings: 1 });
      expect((await call('export', person)).data).toMatchObject({
        Email: null,
        Prenotazioni: [{ Nome: 'Rita Bianchì', Telefono: '+39 333 123 4567' }],
      });
      expect((await call('erase', person)).data.counts).toMatchObject({ bookings: 1 });
      expect(await rowOf(id)).toMatchObject({ guestName: null, guestPhone: null });
      expect((await call('people', { search: 'rita' })).data).toEqual([]);
    });

    it('is not the data of guests with one', async () => {
      const id = await stayThatWas();
      expect((await call('find', { stayIds: [id] })).data.counts).toEqual(nothing);
      await call('erase', { stayIds: [id] });
      expect(await rowOf(id)).toMatchObject({ guestEmail: EMAIL });
    });
  });

  it('lists senders and accounts by name too, by their address', async () => {
    await makeUser(t.app, 'USER', { email: EMAIL, name: 'Anna Rossi' });
    await t.rest('POST', '/contact', {
      body: contactMessage({ name: 'Anna Rossi', email: EMAIL, phone: '070 1234' }),
    });
    await t.rest('POST', '/contact', {
      body: contactMessage({ name: 'Bruno', message: 'Mi manda la signora Rossi.' }),
    });
    expect((await call('people', { search: 'ROSSI anna' })).data).toEqual([
      { name: 'Anna Rossi', phone: '070 1234', person: { email: EMAIL } },
    ]);
  });

  it('is exported, without other people’s', async () => {
    const user = await makeUser(t.app, 'USER', { email: EMAIL, name: 'Anna Rossi' });
    const other = await makeUser(t.app, 'USER', {
      email: 'bruno@example.com',
      name: 'Bruno Altro',
    });
    for (const token of [user.token, other.token]) {
      const comment = `Una casa bellissima ${token.slice(0, 4)}`;
      await t.rest('POST', '/reviews', { body: { rating: 5, comment }, token });
    }
    for (const email of [EMAIL, other.email]) {
      const message = `Il messaggio di ${email}`;
      const { body } = await t.rest('POST', '/contact', {
        body: contactMessage({ email, message }),
      });
      await t.rest('POST', `/contact/${body.id}/answer`, {
        body: { text: 'Certo, volentieri.' },
        token: admin.token,
      });
      await t.rest('POST', '/bookings', { body: bookingRequest({ guestEmail: email }) });
    }
    const { status, data } = await call('export', { email: EMAIL.toUpperCase() });
    expect(status).toBe(200);
    expect(Object.keys(data)).toEqual([
      'Email',
      'Esportato il',
      'Sito',
      'Profilo',
      'Dispositivi collegati',
      'Link inviati per email',
      'Prenotazioni',
      'Chi viene',
      'Messaggi',
      'Recensioni',
      'Email inviate dal sito',
    ]);
    expect(data.Profilo).toMatchObject([{ Nome: 'Anna Rossi', Ruolo: 'Utente' }]);
    expect(data['Dispositivi collegati']).toHaveLength(1);
    expect(data.Prenotazioni).toMatchObject([{ Email: EMAIL, Stato: 'In attesa' }]);
    expect(data.Messaggi).toMatchObject([
      { Messaggio: `Il messaggio di ${EMAIL}`, Risposte: [{ Testo: 'Certo, volentieri.' }] },
    ]);
    expect(data.Recensioni).toHaveLength(1);
    expect(
      data['Email inviate dal sito'].map((mail: Record<string, string>) => mail.Argomento),
    ).toEqual(['Conferma di ricezione della richiesta', 'Risposta a un messaggio']);
    const text = JSON.stringify(data);
    for (const foreign of [other.email, 'Bruno', admin.email, 'hash', 'token']) {
      expect(text).not.toContain(foreign);
    }
  });

  it('can be exported by the person, too', async () => {
    const user = await makeUser(t.app, 'USER', { email: EMAIL });
    const { status, data } = await call('exportMine', undefined, user.token);
    expect(status).toBe(200);
    expect(data.Profilo).toMatchObject([{ Email: EMAIL }]);
  });

  it.each(['PENDING', 'CONFIRMED'] as const)(
    'stays while a stay is to come (%s)',
    async (status) => {
      const { body } = await t.rest('POST', '/bookings', {
        body: bookingRequest({ guestEmail: EMAIL }),
      });
      await t.rest('PATCH', `/bookings/${body.id}/status`, {
        body: { status },
        token: admin.token,
      });
      const found = await call('find', { email: EMAIL });
      expect(found.data.erasure).toEqual({
        state: 'stays-to-come',
        stays: [{ id: body.id, ...FAR, status }],
      });
      expect(await call('erase', { email: EMAIL })).toMatchObject({
        status: 409,
        code: 'STAYS_TO_COME',
        text: expect.stringContaining('prima va annullato'),
      });
      expect((await call('find', { email: EMAIL })).data).toEqual(found.data);
    },
  );

  it('stays until the day of departure has passed', async () => {
    const id = await stayThatWas();
    t.clock.set(`${PAST.endDate}T21:59:59.999Z`);
    expect(await call('erase', { email: EMAIL })).toMatchObject({ code: 'STAYS_TO_COME' });
    t.clock.set(`${PAST.endDate}T22:00:00.000Z`);
    expect(await call('erase', { email: EMAIL })).toMatchObject({ status: 200 });
    expect(await rowOf(id)).toMatchObject({ guestName: null, guestEmail: null, note: '' });
  });

  it.each(['EDITOR', 'ADMIN'] as const)('stays when it is an %s', async (role) => {
    await makeUser(t.app, role, { email: EMAIL });
    expect((await call('find', { email: EMAIL })).data.erasure).toEqual({ state: 'staff' });
    expect(await call('erase', { email: EMAIL })).toMatchObject({
      status: 409,
      code: 'PERSON_IS_STAFF',
      text: 'Chi lavora per la casa lo gestisci in Persone.',
    });
    expect(await listAccounts(t.app.database)).toHaveLength(2);
  });

  it('is erased except the dates of a past stay', async () => {
    const user = await makeUser(t.app, 'USER', { email: EMAIL });
    const was = await stayThatWas({ guestEmail: 'marito@example.com' }, user.token);
    const refused = await t.rest('POST', '/bookings', {
      body: bookingRequest({ guestEmail: EMAIL }),
    });
    await t.rest('PATCH', `/bookings/${refused.body.id}/status`, {
      body: { status: 'REJECTED', reason: 'Siamo al completo' },
      token: admin.token,
    });
    const { status, data } = await call('erase', { email: EMAIL });
    expect(status).toBe(200);
    expect(data.counts).toMatchObject({ account: 1, sessions: 1, bookings: 2, mails: 2 });
    expect(await rowOf(refused.body.id)).toBeUndefined();
    const { body: bookings } = await t.rest('GET', '/bookings', { token: admin.token });
    expect(bookings).toMatchObject([
      { id: was, ...PAST, status: 'CONFIRMED', numberOfGuests: 2, guest: null, guestName: null },
    ]);
    expect((await t.rest('GET', '/auth/me', { token: user.token })).status).toBe(401);
    expect(await count('sessions')).toBe(1);
    expect((await call('find', { email: EMAIL })).data.counts).toEqual(nothing);
  });

  it('leaves a stay that staff can only delete', async () => {
    const id = await stayThatWas();
    await call('erase', { email: EMAIL });
    const anonymous = { status: 409, code: 'BOOKING_IS_ANONYMOUS' };
    const asAdmin = (name: string, input: Record<string, unknown>) =>
      viaRest(t, `bookings.${name}`, { id, ...input }, admin.token);
    expect(await asAdmin('setStatus', { status: 'REJECTED' })).toMatchObject(anonymous);
    expect(await asAdmin('update', { numberOfGuests: 3 })).toMatchObject(anonymous);
    expect(await asAdmin('delete', {})).toMatchObject({ status: 200 });
    expect(await count('bookings')).toBe(0);
  });

  it('is erased by the person, with the password', async () => {
    const user = await makeUser(t.app, 'USER', { email: EMAIL });
    const wrong = await call('eraseMine', { currentPassword: 'sbagliata' }, user.token);
    expect(wrong).toMatchObject({ status: 400, issues: [{ path: 'currentPassword' }] });
    expect(await listAccounts(t.app.database)).toHaveLength(2);
    const mine = await call('eraseMine', { currentPassword: PASSWORD }, user.token);
    expect(mine).toMatchObject({ status: 200, data: { counts: { account: 1 } } });
    expect(await listAccounts(t.app.database)).toHaveLength(1);
    const asAdmin = await call('eraseMine', { currentPassword: PASSWORD });
    expect(asAdmin).toMatchObject({ status: 409, code: 'PERSON_IS_STAFF' });
  });

  it('loses another user’s claim to the address', async () => {
    const other = await makeUser(t.app, 'USER', { email: 'altra@example.com' });
    await t.rest('PUT', '/auth/profile', {
      body: { email: EMAIL, currentPassword: PASSWORD },
      token: other.token,
    });
    expect((await call('erase', { email: EMAIL })).data.counts).toMatchObject({ mails: 1 });
    const { body } = await t.rest('GET', '/auth/me', { token: other.token });
    expect(body.user).toMatchObject({ email: 'altra@example.com', pendingEmail: null });
  });
});

it('is a file to be kept by REST', async () => {
  const user = await makeUser(t.app, 'USER');
  const answers = [
    await t.rest('GET', '/privacy/mine', { token: user.token }),
    await t.rest('POST', '/privacy/export', { body: { email: EMAIL }, token: admin.token }),
  ];
  for (const { headers } of answers) {
    expect(headers['content-disposition']).toBe('attachment; filename="dati-personali.json"');
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('declares for every table whether it holds personal data', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM sqlite_schema WHERE type = 'table'
    AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'kysely_%'`.execute(t.app.database);
  const camelCase = (name: string) =>
    name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const names = rows.map(({ name }) => camelCase(name));
  const tables = Object.values(t.app.cards).flatMap((card) => Object.keys(card.tables ?? {}));
  expect(tables.sort()).toEqual(names.sort());
});
