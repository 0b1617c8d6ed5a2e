import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordFailure, takeDueMail } from '#server/features/outbox/outbox.service.ts';
import { MailError } from '#server/infrastructure/mailer.ts';
import type { AuditEvent } from '#shared/audit.schema.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { createOutboxApp, enqueueSampleMail, type OutboxApp } from '#tests/support/outbox.ts';

let test: OutboxApp;

beforeEach(async () => {
  test = await createOutboxApp();
  const { clock, database } = test.app;
  await enqueueSampleMail(test.app);
  const mail = await takeDueMail(database, clock.now());
  if (mail)
    await recordFailure(
      database,
      mail,
      new MailError('recipient-refused', 'E', { responseCode: 550 }),
    );
});
afterEach(() => test.close());

describe.each(['EDITOR', 'ADMIN'] as const)('%s', (role) => {
  it('sees unsent mails and sends one again', async () => {
    const { token } = await makeUser(test.app, role);
    const list = await test.rest('GET', '/outbox', { token });
    expect(list).toMatchObject({ status: 200, body: [{ id: 1, state: 'FAILED' }] });
    const retry = await test.rest('POST', '/outbox/1/retry', { token });
    expect(retry).toMatchObject({
      status: 200,
      body: { message: 'L’email riparte ora.', mail: { id: 1, state: 'WAITING' } },
    });
    expect(test.wakes()).toBe(1);
  });

  it('gets 404 if there is no such mail', async () => {
    const { token } = await makeUser(test.app, role);
    const answer = await test.rest('POST', '/outbox/2/retry', { token });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('a mail that cannot be sent', () => {
  const mails = () =>
    test.app.database
      .selectFrom('outboxMails')
      .select(['kind', 'recipientEmail', 'state', 'attempts', 'lastError'])
      .execute();
  const events = async (token: string) => {
    const { body } = await test.rest('GET', '/audit', { token });
    return body.events.map(({ action, subject }: AuditEvent) => [action, subject?.label]);
  };

  it('goes to another address, which the booking keeps', async () => {
    const { token } = await makeUser(test.app, 'ADMIN');
    await test.app.database.deleteFrom('outboxMails').execute();
    await test.app.database.deleteFrom('bookings').execute();
    const request = { ...bookingRequest(), guestEmail: 'giulia@exmaple.org' };
    const { body: booking } = await test.rest('POST', '/bookings', { body: request });
    const [made] = await test.app.database.selectFrom('outboxMails').select('id').execute();
    const path = `/outbox/${made?.id}/recipient`;
    const wrong = await test.rest('PUT', path, {
      token,
      body: { email: 'giulia@\r\nBcc: x@y.it' },
    });
    expect(wrong.status).toBe(400);
    const body = { email: 'Giulia@example.org' };
    expect(await test.rest('PUT', path, { token, body })).toMatchObject({
      status: 200,
      body: { message: 'L’email riparte ora, per giulia@example.org.' },
    });
    expect(await mails()).toContainEqual({
      kind: 'booking-requested',
      recipientEmail: 'giulia@example.org',
      state: 'WAITING',
      attempts: 0,
      lastError: null,
    });
    expect((await mails()).map(({ recipientEmail }) => recipientEmail)).not.toContain(
      'giulia@exmaple.org',
    );
    const found = await test.rest('GET', '/bookings/page?search=giulia%40example.org', { token });
    expect(found.body.bookings).toMatchObject([
      { id: booking.id, guestEmail: body.email.toLowerCase() },
    ]);
    expect(await events(token)).toContainEqual([
      'outbox.readdress',
      'Conferma di ricezione della richiesta',
    ]);
    expect((await test.rest('PUT', path, { token, body })).status).toBe(200);
    expect((await mails()).filter(({ kind }) => kind === 'booking-requested')).toHaveLength(1);
  });

  it('is not redirected if it is about an account', async () => {
    const { token } = await makeUser(test.app, 'EDITOR');
    const { email } = await makeUser(test.app, 'ADMIN');
    await test.rest('POST', '/auth/forgot-password', { body: { email } });
    const { id } = await test.app.database
      .selectFrom('outboxMails')
      .select('id')
      .where('kind', '=', 'reset-password')
      .executeTakeFirstOrThrow();
    const body = { email: 'ladro@example.com' };
    expect((await test.rest('PUT', `/outbox/${id}/recipient`, { token, body })).status).toBe(400);
    expect(await mails()).toContainEqual(
      expect.objectContaining({ kind: 'reset-password', recipientEmail: email }),
    );
  });

  it('can be given up, which the audit log records', async () => {
    const { token } = await makeUser(test.app, 'ADMIN');
    expect((await test.rest('DELETE', '/outbox/1', { token })).status).toBe(200);
    expect(await mails()).toEqual([]);
    expect(await events(token)).toContainEqual([
      'outbox.dismiss',
      'Conferma di ricezione della richiesta',
    ]);
    expect((await test.rest('DELETE', '/outbox/1', { token })).status).toBe(404);
  });
});

describe.each([
  [null, 401],
  ['USER', 403],
] as const)('%s', (role, status) => {
  it('neither sees mails nor sends any', async () => {
    const token = role ? { token: (await makeUser(test.app, role)).token } : {};
    expect((await test.rest('GET', '/outbox', token)).status).toBe(status);
    expect((await test.rest('POST', '/outbox/1/retry', token)).status).toBe(status);
    expect(test.wakes()).toBe(0);
  });
});
