import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailError } from '#server/infrastructure/mailer.ts';
import { makeUser } from '#tests/support/factories.ts';
import { createOutboxApp, enqueueSampleMail, type OutboxApp } from '#tests/support/outbox.ts';
import { recordFailure, takeDueMail } from './outbox.service.ts';

let test: OutboxApp;

beforeEach(async () => {
  test = await createOutboxApp();
  const { clock, database } = test.app;
  await enqueueSampleMail(test.app);
  const mail = await takeDueMail(database, clock.now());
  if (mail) await recordFailure(database, mail, new MailError('recipient-refused', 'E', 550));
});
afterEach(() => test.close());

describe.each(['EDITOR', 'ADMIN'] as const)('%s', (role) => {
  it('sees what did not leave and sends it again', async () => {
    const { token } = await makeUser(test.app, role);
    const list = await test.rest('GET', '/outbox', { token });
    expect(list).toMatchObject({ status: 200, body: [{ id: 1, state: 'FAILED' }] });
    const retry = await test.rest('POST', '/outbox/1/retry', { token });
    expect(retry).toMatchObject({
      status: 200,
      body: { message: "L'email riparte ora.", mail: { id: 1, state: 'WAITING' } },
    });
    expect(test.wakes()).toBe(1);
  });

  it('is told when there is no such mail', async () => {
    const { token } = await makeUser(test.app, role);
    const answer = await test.rest('POST', '/outbox/2/retry', { token });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
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
