import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const request = async (own = {}): Promise<number> =>
  (await t.rest('POST', '/bookings', { body: bookingRequest(own) })).body.id;

const setStatus = (id: number, status: string, reason?: string) =>
  t.rest('PATCH', `/bookings/${id}/status`, { token, body: { status, reason } });

const block = (startDate: string, endDate: string, reason?: string) =>
  t.rest('POST', '/bookings/block', { token, body: { startDate, endDate, reason } });

const guestMails = async (): Promise<{ kind: string; about: Record<string, unknown> }[]> => {
  const rows = await t.app.database.selectFrom('outboxMails').selectAll().orderBy('id').execute();
  return rows
    .filter((row) => row.kind !== 'booking-requested' && row.kind !== 'booking-requested-staff')
    .map((row) => ({ kind: row.kind, about: JSON.parse(row.subjectData) }));
};

describe('deciding', () => {
  it('lets staff change a decision, and mails the guest each time', async () => {
    const id = await request();
    for (const status of ['CONFIRMED', 'REJECTED', 'PENDING', 'CONFIRMED']) {
      await deliverMails(t.app);
      const { body } = await setStatus(id, status);
      expect(body).toMatchObject({ id, status, isGuestMailed: true });
    }
    expect((await guestMails()).map(({ kind }) => kind)).toEqual([
      'booking-confirmed',
      'booking-cancelled',
      'booking-reopened',
      'booking-confirmed',
    ]);
  });

  it('answers that no mail leaves for a confirmation put back before its own left', async () => {
    const id = await request();
    await deliverMails(t.app);
    expect((await setStatus(id, 'CONFIRMED')).body.isGuestMailed).toBe(true);
    expect((await setStatus(id, 'PENDING')).body.isGuestMailed).toBe(false);
    expect(await guestMails()).toEqual([]);
  });

  it('says nothing twice when nothing changes', async () => {
    const id = await request();
    await setStatus(id, 'CONFIRMED');
    await setStatus(id, 'CONFIRMED');
    expect(await guestMails()).toHaveLength(1);
  });

  it('carries the reason of a rejection to the guest', async () => {
    const id = await request();
    const { body } = await setStatus(id, 'REJECTED', 'La casa è in manutenzione.');
    expect(body.reason).toBe('La casa è in manutenzione.');
    expect((await guestMails())[0]?.about).toMatchObject({ reason: 'La casa è in manutenzione.' });
  });

  it('accepts a later reason, and mails the guest', async () => {
    const id = await request();
    await setStatus(id, 'REJECTED');
    await deliverMails(t.app);
    const { body } = await setStatus(id, 'REJECTED', 'Abbiamo già altri ospiti.');
    expect(body.reason).toBe('Abbiamo già altri ospiti.');
    expect(await guestMails()).toHaveLength(2);
  });

  it('does not block by deciding', async () => {
    const id = await request();
    const { status, body } = await setStatus(id, 'NOT_AVAILABLE');
    expect([status, body.error]).toEqual([
      400,
      'Lo stato deve essere PENDING, CONFIRMED o REJECTED',
    ]);
  });

  it('confirms one of forty concurrent requests for a week', async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        request({ guestEmail: `ospite${index}@example.com` }),
      ),
    );
    const answers = await Promise.all(ids.map((id) => setStatus(id, 'CONFIRMED')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 39 }, () => 409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'DATES_TAKEN',
      error: 'Le date selezionate non sono disponibili',
    });
    expect((await guestMails()).map(({ kind }) => kind)).toEqual(['booking-confirmed']);
  });

  it('answers 404 for a booking that is not there', async () => {
    const outcome = await viaRest(t, 'bookings.setStatus', { id: 99, status: 'CONFIRMED' }, token);
    expect(outcome).toMatchObject({ status: 404, text: 'Prenotazione non trovata.' });
  });
});

describe('nights', () => {
  it('lets a guest arrive on the day another leaves', async () => {
    await setStatus(await request(), 'CONFIRMED');
    const before = await request({ startDate: '2026-06-27', endDate: '2026-07-04' });
    const after = await request({ startDate: '2026-07-11', endDate: '2026-07-18' });
    expect((await setStatus(before, 'CONFIRMED')).status).toBe(200);
    expect((await setStatus(after, 'CONFIRMED')).status).toBe(200);
  });

  it('gives a stay that ends on its first day that one day', async () => {
    await setStatus(await request({ startDate: '2026-07-04', endDate: '2026-07-04' }), 'CONFIRMED');
    const same = await t.rest('POST', '/bookings', {
      body: bookingRequest({
        startDate: '2026-07-04',
        endDate: '2026-07-05',
        guestEmail: 'b@example.com',
      }),
    });
    const next = await t.rest('POST', '/bookings', {
      body: bookingRequest({
        startDate: '2026-07-05',
        endDate: '2026-07-06',
        guestEmail: 'b@example.com',
      }),
    });
    expect([same.status, next.status]).toEqual([409, 201]);
  });

  it('blocks both ends of a block', async () => {
    await block('2026-07-10', '2026-07-12');
    const ask = async (startDate: string, endDate: string) =>
      (await t.rest('POST', '/bookings', { body: bookingRequest({ startDate, endDate }) })).status;
    expect(await ask('2026-07-08', '2026-07-10')).toBe(201);
    expect(await ask('2026-07-12', '2026-07-14')).toBe(409);
    expect(await ask('2026-07-13', '2026-07-14')).toBe(201);
    expect(await ask('2026-07-09', '2026-07-11')).toBe(409);
  });

  it('is kept by the database itself, past every rule of ours', async () => {
    await setStatus(await request(), 'CONFIRMED');
    const insert = t.app.database
      .insertInto('bookings')
      .values({
        startDate: '2026-07-10',
        endDate: '2026-07-10',
        status: 'NOT_AVAILABLE',
        createdAt: 'x',
      })
      .execute();
    await expect(insert).rejects.toThrow('bookings_overlap');
  });
});

describe('editing', () => {
  it('changes dates and party, mails the guest the old ones, and answers by PUT too', async () => {
    const id = await request();
    const changed = await t.rest('PATCH', `/bookings/${id}`, {
      token,
      body: { startDate: '2026-07-05', numberOfGuests: 1 },
    });
    expect(changed.body).toMatchObject({
      startDate: '2026-07-05',
      endDate: '2026-07-11',
      numberOfGuests: 1,
      over12: 1,
    });
    expect(await guestMails()).toMatchObject([
      {
        kind: 'booking-changed',
        about: { previous: { startDate: '2026-07-04', endDate: '2026-07-11', numberOfGuests: 2 } },
      },
    ]);
    const put = await t.rest('PUT', `/bookings/${id}`, { token, body: { endDate: '2026-07-12' } });
    expect(put.body.endDate).toBe('2026-07-12');
  });

  it('counts new guests as over twelve where all were', async () => {
    const id = await request();
    const more = await t.rest('PATCH', `/bookings/${id}`, { token, body: { numberOfGuests: 4 } });
    expect(more.body).toMatchObject({ numberOfGuests: 4, over12: 4 });
  });

  it('refuses days in the past, wrong order, nine guests, and days that are held', async () => {
    await block('2026-07-20', '2026-07-25');
    const id = await request();
    const edit = async (body: object) => {
      const answer = await t.rest('PATCH', `/bookings/${id}`, { token, body });
      return [answer.status, answer.body.error];
    };
    expect(await edit({ startDate: '2026-05-01' })).toEqual([
      400,
      'La data di check-in non può essere nel passato',
    ]);
    expect(await edit({ endDate: '2026-07-01' })).toEqual([
      400,
      'La data di check-out non può precedere il check-in',
    ]);
    expect(await edit({ numberOfGuests: 9 })).toEqual([400, 'Indica al massimo 8 ospiti']);
    expect(await edit({ endDate: '2026-07-22' })).toEqual([
      409,
      'Le date selezionate non sono disponibili',
    ]);
    expect(await guestMails()).toEqual([]);
  });

  it('checks only changed fields: the party of a request whose days are taken by now', async () => {
    const id = await request();
    await block('2026-07-05', '2026-07-06');
    const edit = async (body: object) =>
      (await t.rest('PATCH', `/bookings/${id}`, { token, body })).status;
    expect(await edit({ numberOfGuests: 3 })).toBe(200);
    expect(await edit({ startDate: '2026-07-04', endDate: '2026-07-11', numberOfGuests: 4 })).toBe(
      200,
    );
    expect(await edit({ endDate: '2026-07-12' })).toBe(409);
    expect(await edit({ startDate: '2026-07-08' })).toBe(200);
  });

  it('lengthens a stay that has begun, without moving its beginning', async () => {
    const id = await request({ startDate: '2026-05-20', endDate: '2026-05-27' });
    t.clock.set('2026-05-22T10:00:00Z');
    const longer = await t.rest('PATCH', `/bookings/${id}`, {
      token,
      body: { endDate: '2026-05-29' },
    });
    const moved = await t.rest('PATCH', `/bookings/${id}`, {
      token,
      body: { startDate: '2026-05-21' },
    });
    expect([longer.status, moved.status]).toEqual([200, 400]);
  });

  it('does not touch a block', async () => {
    const { body } = await block('2026-07-10', '2026-07-12');
    const answers = await Promise.all([
      t.rest('PATCH', `/bookings/${body.booking.id}`, { token, body: { endDate: '2026-07-13' } }),
      setStatus(body.booking.id, 'CONFIRMED'),
    ]);
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
      [409, 'BOOKING_IS_BLOCK'],
      [409, 'BOOKING_IS_BLOCK'],
    ]);
  });
});

describe('deleting', () => {
  it('mails only a guest with an upcoming stay', async () => {
    const waiting = await request();
    const rejected = await request({ startDate: '2026-08-01', endDate: '2026-08-08' });
    await setStatus(rejected, 'REJECTED');
    const { body } = await t.rest('DELETE', `/bookings/${waiting}`, { token });
    expect(body).toEqual({ message: 'Prenotazione eliminata.' });
    await t.rest('DELETE', `/bookings/${rejected}`, { token });
    expect((await guestMails()).map(({ kind }) => kind)).toEqual([
      'booking-rejected',
      'booking-rejected',
    ]);
    expect((await t.rest('DELETE', `/bookings/${waiting}`, { token })).status).toBe(404);
  });

  it('tells the guest of a confirmed stay that it is cancelled', async () => {
    const id = await request();
    await setStatus(id, 'CONFIRMED');
    await deliverMails(t.app);
    await t.rest('DELETE', `/bookings/${id}`, { token });
    expect((await guestMails()).at(-1)).toMatchObject({ kind: 'booking-cancelled' });
  });
});

describe('blocking', () => {
  it('answers a message and the block, and gives the days back', async () => {
    const { status, body } = await block('2026-07-10', '2026-07-12', 'Imbiancatura');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Date bloccate.',
      booking: { status: 'NOT_AVAILABLE', isBlocked: true, reason: 'Imbiancatura' },
    });
    const { id } = body.booking;
    const freed = await t.rest('POST', '/bookings/unblock', { token, body: { id } });
    expect(freed.body).toEqual({ message: 'Date sbloccate.' });
    expect((await t.rest('GET', '/bookings')).body).toEqual([]);
  });

  it('refuses the past, the wrong order, and days that are held', async () => {
    await setStatus(await request(), 'CONFIRMED');
    const outcomes = [
      await block('2026-05-19', '2026-05-21'),
      await block('2026-06-10', '2026-06-09'),
      await block('2026-07-01', '2026-07-04'),
    ].map(({ status, body }) => [status, body.error]);
    expect(outcomes).toEqual([
      [400, 'La data iniziale non può essere nel passato'],
      [400, 'La data finale deve essere successiva alla data iniziale'],
      [409, 'Le date selezionate non sono disponibili'],
    ]);
  });

  it('needs a login, and unblocks blocks only', async () => {
    const body = { startDate: '2026-07-10', endDate: '2026-07-12' };
    const anonymous = await t.rest('POST', '/bookings/block', { body });
    expect([anonymous.status, anonymous.body.error]).toEqual([401, 'Authentication required']);
    const id = await request();
    const unblocked = await t.rest('POST', '/bookings/unblock', { token, body: { id } });
    expect([unblocked.status, unblocked.body.code]).toEqual([409, 'BOOKING_IS_NOT_BLOCK']);
  });
});
