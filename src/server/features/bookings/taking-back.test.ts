import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeWaitingMails } from '#server/features/outbox/outbox.service.ts';
import { createMailRun } from '#server/jobs/send-mail.job.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { createOutboxApp, type OutboxApp } from '#tests/support/outbox.ts';

// Staff can take a confirmation back while its mail is held back for a moment.

let t: OutboxApp;
let token: string;
let sent: string[] = [];
beforeEach(async () => {
  t = await createOutboxApp();
  token = (await makeUser(t.app, 'EDITOR')).token;
  sent = [];
});
afterEach(() => t.close());

const GUEST = 'giulia@example.com';
const CONFIRMED = /^Prenotazione confermata/;

/** Sends the due mails, and lists the subjects of the guest's mails from now on. */
const sendDue = async (): Promise<string[]> => {
  const mailer = {
    send: async ({ to, subject }: { to: { address: string }; subject: string }) => {
      if (to.address === GUEST) sent.push(subject);
      return {};
    },
    close: () => undefined,
  };
  await createMailRun({ app: t.app, mailer })(new AbortController().signal);
  return sent;
};

const request = async (own = {}): Promise<number> => {
  const { body } = await t.rest('POST', '/bookings', { body: bookingRequest(own) });
  await sendDue();
  sent = [];
  return body.id;
};

const setStatus = (id: number, body: object) =>
  t.rest('PATCH', `/bookings/${id}/status`, { token, body });
const confirm = (id: number, own = {}) =>
  setStatus(id, { status: 'CONFIRMED', holdMail: true, ...own });
const takeBack = (id: number, version?: number) =>
  t.rest('POST', `/bookings/${id}/take-back`, { token, body: { seenVersion: version } });

const statusOf = async (id: number): Promise<string> =>
  (await t.rest('GET', `/bookings/${id}`, { token })).body.status;

const tooLate = { status: 409, body: { code: 'CONFIRMATION_MAILED' } };

describe('a confirmation that can be taken back', () => {
  it('holds at once, and mails after fifteen seconds', async () => {
    const id = await request();
    expect((await confirm(id)).body).toMatchObject({ id, status: 'CONFIRMED' });
    const visitors = (await t.rest('GET', '/bookings')).body;
    expect(visitors).toMatchObject([{ id, status: 'CONFIRMED' }]);
    t.pass(14_000);
    expect(await sendDue()).toEqual([]);
    t.pass(1000);
    expect(await sendDue()).toEqual([expect.stringMatching(CONFIRMED)]);
  });

  it('is pending again once taken back, and the guest gets no mail', async () => {
    const id = await request();
    const { body } = await confirm(id);
    expect(await takeBack(id, body.version)).toMatchObject({
      status: 200,
      body: { id, status: 'PENDING', version: body.version + 1 },
    });
    t.pass(60_000);
    expect(await sendDue()).toEqual([]);
    expect((await t.rest('GET', '/bookings/waiting', { token })).body.total).toBe(1);
    await confirm(id);
    t.pass(15_000);
    expect(await sendDue()).toHaveLength(1);
  });

  it('is taken back no more once its mail has left', async () => {
    const id = await request();
    const { isGuestMailed, ...stay } = (await confirm(id)).body;
    expect(isGuestMailed).toBe(true);
    t.pass(15_000);
    await sendDue();
    expect(await takeBack(id, stay.version)).toMatchObject(tooLate);
    expect((await t.rest('GET', `/bookings/${id}`, { token })).body).toEqual(stay);
  });

  it('is taken back no more once an attempt was made, which may have reached the guest', async () => {
    const id = await request();
    await confirm(id);
    t.pass(15_000);
    const failing = { send: () => Promise.reject(new Error('no answer')), close: () => undefined };
    await createMailRun({ app: t.app, mailer: failing })(new AbortController().signal);
    expect(await takeBack(id)).toMatchObject(tooLate);
    expect(await statusOf(id)).toBe('CONFIRMED');
  });

  it('goes on after the process was killed in between: held, then mailed', async () => {
    const id = await request();
    await confirm(id);
    await resumeWaitingMails(t.app.database, t.app.clock.now());
    expect(await sendDue()).toEqual([]);
    t.pass(15_000);
    expect(await sendDue()).toHaveLength(1);
    expect(await statusOf(id)).toBe('CONFIRMED');
  });

  it('is one of two concurrent ones; an old version takes nothing back', async () => {
    const id = await request();
    const { version } = (await t.rest('GET', `/bookings/${id}`, { token })).body;
    const answers = await Promise.all([
      confirm(id, { seenVersion: version }),
      confirm(id, { seenVersion: version }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await takeBack(id, version)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    const back = await Promise.all([takeBack(id, version + 1), takeBack(id, version + 1)]);
    expect(back.map(({ status }) => status).sort()).toEqual([200, 409]);
    t.pass(15_000);
    expect(await sendDue()).toEqual([]);
  });

  it('is refused for nights that are taken, with nothing mailed; they are free again afterwards', async () => {
    const first = await request();
    const second = await request({ guestName: 'Giulia Altra' });
    await confirm(first);
    expect(await confirm(second)).toMatchObject({ status: 409, body: { code: 'DATES_TAKEN' } });
    await takeBack(first);
    expect((await confirm(second)).status).toBe(200);
    t.pass(15_000);
    expect(await sendDue()).toHaveLength(1);
  });

  it('works for a guest without an address', async () => {
    const entered = { startDate: '2026-07-04', endDate: '2026-07-11', guestName: 'Al telefono' };
    const body = { ...entered, numberOfGuests: 2, status: 'PENDING', source: 'phone' };
    const { id } = (await t.rest('POST', '/bookings/enter', { token, body })).body;
    await confirm(id);
    expect((await takeBack(id)).body).toMatchObject({ id, status: 'PENDING' });
  });

  it('is not confused with another of the same guest', async () => {
    const july = await request();
    const august = await request({ startDate: '2026-08-01', endDate: '2026-08-08' });
    await confirm(july);
    await confirm(august);
    await takeBack(august);
    t.pass(15_000);
    expect(await sendDue()).toEqual([expect.stringContaining('luglio')]);
  });

  it('is mailed before later changes, never after', async () => {
    const id = await request();
    await confirm(id);
    await t.rest('PATCH', `/bookings/${id}`, { token, body: { startDate: '2026-07-05' } });
    expect(await sendDue()).toEqual([
      'Prenotazione confermata: 5–11 luglio 2026',
      'Il tuo soggiorno è cambiato: 5–11 luglio 2026',
    ]);
  });

  it('is taken back no more once another mail followed', async () => {
    const id = await request();
    await confirm(id);
    await t.rest('PATCH', `/bookings/${id}`, { token, body: { startDate: '2026-07-05' } });
    expect(await takeBack(id)).toMatchObject({
      ...tooLate,
      body: { ...tooLate.body, error: expect.stringMatching(/^Non puoi più annullare/) },
    });
    expect(await statusOf(id)).toBe('CONFIRMED');
    expect(await sendDue()).toHaveLength(2);
  });

  it('does not turn down others in the same call, whose guests would be told', async () => {
    const id = await request();
    const loser = await request({ guestEmail: 'altra@example.com' });
    expect(await confirm(id, { reject: [{ id: loser }] })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', issues: [{ path: 'holdMail' }] },
    });
    expect([await statusOf(id), await statusOf(loser)]).toEqual(['PENDING', 'PENDING']);
  });
});

describe('no mail is held back', () => {
  it('for a confirmation by a program, nor for another decision', async () => {
    const id = await request();
    await setStatus(id, { status: 'CONFIRMED' });
    expect(await sendDue()).toHaveLength(1);
    expect(await takeBack(id)).toMatchObject(tooLate);
    await setStatus(id, { status: 'REJECTED', holdMail: true });
    expect(await sendDue()).toHaveLength(2);
    await setStatus(id, { status: 'CONFIRMED', holdMail: true });
    expect(await sendDue()).toHaveLength(3);
  });

  it('for a pending request, which cannot be taken back', async () => {
    const id = await request();
    expect(await takeBack(id)).toMatchObject(tooLate);
    expect((await takeBack(4711)).status).toBe(404);
  });
});
