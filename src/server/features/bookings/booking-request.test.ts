import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const countBookings = async (): Promise<number> =>
  (await t.app.database.selectFrom('bookings').select('id').execute()).length;

const mailKinds = async (): Promise<string[]> =>
  (await t.app.database.selectFrom('outboxMails').select('kind').orderBy('id').execute()).map(
    (mail) => mail.kind,
  );

// Today is 20 May 2026, and the new house accepts four guests.
const refusals: [what: string, own: Record<string, unknown>, path: string, text: string][] = [
  ['no check-in', { startDate: '' }, 'startDate', 'Seleziona la data di check-in'],
  ['check-in missing', { startDate: undefined }, 'startDate', 'Seleziona la data di check-in'],
  ['no check-out', { endDate: '' }, 'endDate', 'Seleziona la data di check-out'],
  ['no name', { guestName: '' }, 'guestName', 'Il nome è obbligatorio'],
  ['a blank name', { guestName: '  \t ' }, 'guestName', 'Il nome è obbligatorio'],
  ['no email', { guestEmail: '' }, 'guestEmail', "L'email è obbligatoria"],
  ['no real email', { guestEmail: 'giulia' }, 'guestEmail', "Inserisci un'email valida"],
  [
    'two emails',
    { guestEmail: 'a@example.com,b@example.com' },
    'guestEmail',
    "Inserisci un'email valida",
  ],
  ['no guests', { numberOfGuests: 0 }, 'numberOfGuests', 'Indica almeno 1 ospite'],
  ['half a guest', { numberOfGuests: 1.5 }, 'numberOfGuests', 'Indica un numero intero di ospiti'],
  ['nine guests', { numberOfGuests: 9 }, 'numberOfGuests', 'Indica al massimo 8 ospiti'],
  [
    'more guests than the house takes',
    { numberOfGuests: 5 },
    'numberOfGuests',
    'La casa accoglie al massimo 4 ospiti',
  ],
  ['guests as text', { numberOfGuests: '2' }, 'numberOfGuests', 'Indica almeno 1 ospite'],
  [
    'a check-in yesterday',
    { startDate: '2026-05-19' },
    'startDate',
    'La data di check-in non può essere nel passato',
  ],
  [
    'a check-out before the check-in',
    { endDate: '2026-07-03' },
    'endDate',
    'La data di check-out non può precedere il check-in',
  ],
  ['30 February', { startDate: '2027-02-30' }, 'startDate', 'Inserisci una data valida.'],
  ['another way to write days', { endDate: '11/07/2026' }, 'endDate', 'Inserisci una data valida.'],
  [
    'more than two years ahead',
    { endDate: '2028-05-21' },
    'endDate',
    'Puoi prenotare fino a 2 anni da oggi',
  ],
  ['more over twelve than guests', { over12: 3 }, 'over12', 'Non possono essere più degli ospiti'],
];

describe('asking for a stay', () => {
  it.each(refusals)('refuses %s', async (_what, own, path, text) => {
    const outcome = await viaRest(t, 'bookings.create', { ...bookingRequest(), ...own });
    expect(outcome).toMatchObject({ status: 400, code: 'INVALID_INPUT', text });
    expect(outcome.issues?.[0]).toEqual({ path, message: text });
    expect(await countBookings()).toBe(0);
    expect(await mailKinds()).toEqual([]);
  });

  it('stores a request, and mails to the guest and to each of the staff', async () => {
    await makeUser(t.app, 'ADMIN');
    await makeUser(t.app, 'EDITOR');
    await makeUser(t.app, 'USER');
    const { data } = await viaRest(t, 'bookings.create', bookingRequest());
    expect(data).toMatchObject({ id: 1, status: 'PENDING', ...bookingRequest() });
    expect(data).not.toHaveProperty('userId');
    expect(await mailKinds()).toEqual([
      'booking-requested',
      'booking-requested-staff',
      'booking-requested-staff',
    ]);
  });

  it('ignores fields that visitors may not set', async () => {
    const forged = { status: 'CONFIRMED', id: 77, userId: 1, createdAt: '2000-01-01T00:00:00Z' };
    const { data } = await viaRest(t, 'bookings.create', { ...bookingRequest(), ...forged });
    expect(data).toMatchObject({ id: 1, status: 'PENDING', createdAt: '2026-05-20T10:00:00.000Z' });
  });

  it('takes the last day of two years, and today', async () => {
    const far = await viaRest(
      t,
      'bookings.create',
      bookingRequest({ startDate: '2028-05-13', endDate: '2028-05-20' }),
    );
    const near = await viaRest(
      t,
      'bookings.create',
      bookingRequest({ startDate: '2026-05-20', endDate: '2026-05-20' }),
    );
    expect([far.code, near.code]).toEqual([undefined, undefined]);
  });

  it('refuses days that a confirmed stay or a block holds', async () => {
    const { token } = await makeUser(t.app, 'EDITOR');
    const { data } = await viaRest(t, 'bookings.create', bookingRequest());
    await viaRest(t, 'bookings.setStatus', { id: data.id, status: 'CONFIRMED' }, token);
    const again = await viaRest(
      t,
      'bookings.create',
      bookingRequest({
        guestEmail: 'altro@example.com',
        startDate: '2026-07-10',
        endDate: '2026-07-15',
      }),
    );
    expect(again).toMatchObject({
      status: 409,
      code: 'DATES_TAKEN',
      text: 'Le date selezionate non sono disponibili',
    });
  });
});

describe('a request', () => {
  it('is one, however often and however fast it is sent', async () => {
    await makeUser(t.app, 'ADMIN');
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => t.rest('POST', '/bookings', { body: bookingRequest() })),
    );
    for (let attempt = 0; attempt < 100; attempt += 1) {
      sent.push(await t.rest('POST', '/bookings', { body: bookingRequest() }));
    }
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
      new Set(['201 1']),
    );
    expect(await countBookings()).toBe(1);
    expect(await mailKinds()).toEqual(['booking-requested', 'booking-requested-staff']);
  });

  it('is another one if its content differs', async () => {
    const first = await t.rest('POST', '/bookings', { body: bookingRequest() });
    const changes = [{ linen: true }, { guestName: 'Chi indovina' }, { over12: 1 }];
    for (const change of changes) {
      const { status, body } = await t.rest('POST', '/bookings', { body: bookingRequest(change) });
      expect(status).toBe(201);
      expect(body).toMatchObject(change);
      expect(body.id).not.toBe(first.body.id);
    }
  });

  it('is limited for a script, with the time to wait', async () => {
    const statuses: number[] = [];
    for (let day = 1; day <= 61; day += 1) {
      const body = bookingRequest({ guestEmail: `persona${day}@example.com` });
      const answer = await t.rest('POST', '/bookings', { body });
      statuses.push(answer.status);
      if (day === 61) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('belongs to the user who sent it while logged in, not to whoever has its address', async () => {
    const { token, email } = await makeUser(t.app, 'USER');
    await t.rest('POST', '/bookings', { body: bookingRequest(), token });
    await t.rest('POST', '/bookings', {
      body: bookingRequest({
        guestEmail: email.toUpperCase(),
        startDate: '2026-08-01',
        endDate: '2026-08-08',
      }),
    });
    await t.rest('POST', '/bookings', {
      body: bookingRequest({ startDate: '2026-09-01', endDate: '2026-09-08' }),
    });
    const { body } = await t.rest('GET', '/bookings/mine', { token });
    expect(body.map((booking: { startDate: string }) => booking.startDate)).toEqual(['2026-07-04']);
  });

  it('belongs to the user who sent it before confirming the address, too', async () => {
    const { id, token } = await makeUser(t.app, 'USER', { confirmed: false });
    await t.rest('POST', '/bookings', { body: bookingRequest(), token });
    const users = t.app.database.updateTable('users').where('id', '=', id);
    await users.set({ emailConfirmedAt: '2026-05-20T10:00:00.000Z' }).execute();
    const { body } = await t.rest('GET', '/bookings/mine', { token });
    expect(body).toMatchObject([{ startDate: '2026-07-04' }]);
  });

  it('is stored together with its mails: a failure leaves neither', async () => {
    await t.app.database.schema.dropTable('outboxMails').execute();
    const { status, body } = await t.rest('POST', '/bookings', { body: bookingRequest() });
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/sqlite|outbox|at /i);
    expect(await countBookings()).toBe(0);
  });
});

describe('the public list', () => {
  it('shows visitors the days, and nothing about guests', async () => {
    await t.rest('POST', '/bookings', { body: bookingRequest() });
    const { body } = await t.rest('GET', '/bookings');
    expect(body).toEqual([
      {
        id: 1,
        startDate: '2026-07-04',
        endDate: '2026-07-11',
        status: 'PENDING',
        isBlocked: false,
      },
    ]);
    const user = await makeUser(t.app, 'USER');
    expect((await t.rest('GET', '/bookings', { token: user.token })).body).toEqual(body);
  });

  it('leaves out rejected and past stays, and keeps the one that ends today', async () => {
    const { token } = await makeUser(t.app, 'ADMIN');
    for (const month of ['06', '07', '08']) {
      const body = bookingRequest({ startDate: `2026-${month}-01`, endDate: `2026-${month}-08` });
      await t.rest('POST', '/bookings', { body });
    }
    for (const [index, status] of ['CONFIRMED', 'REJECTED', 'CONFIRMED'].entries()) {
      await t.rest('PATCH', `/bookings/${index + 1}/status`, { token, body: { status } });
    }
    t.clock.set('2026-06-08T21:30:00Z');
    const ids = (await t.rest('GET', '/bookings')).body.map((row: { id: number }) => row.id);
    expect(ids).toEqual([1, 3]);
    t.clock.set('2026-06-08T22:30:00Z');
    const tomorrow = (await t.rest('GET', '/bookings')).body.map((row: { id: number }) => row.id);
    expect(tomorrow).toEqual([3]);
  });

  it('gives staff every booking with every field', async () => {
    const { token } = await makeUser(t.app, 'EDITOR');
    await t.rest('POST', '/bookings', { body: bookingRequest() });
    await t.rest('PATCH', '/bookings/1/status', { token, body: { status: 'REJECTED' } });
    const { body } = await t.rest('GET', '/bookings', { token });
    expect(body).toMatchObject([
      {
        id: 1,
        status: 'REJECTED',
        guest: { name: 'Giulia Ferraris', email: 'giulia@example.com' },
        guestName: 'Giulia Ferraris',
        guestEmail: 'giulia@example.com',
        numberOfGuests: 2,
        note: 'Arriviamo in traghetto.',
      },
    ]);
  });
});
