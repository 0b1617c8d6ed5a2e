import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordFailure, recordSent, takeDueMail } from '#server/features/outbox/outbox.service.ts';
import { MailError } from '#server/infrastructure/mailer.ts';
import {
  createOutboxApp,
  enqueueSampleMail,
  type OutboxApp,
  takeMail,
} from '#tests/support/outbox.ts';
import { listUnsentMails, retryMail } from './unsent-mails.service.ts';

const unreachable = new MailError('unreachable', 'ECONNREFUSED');

let context: OutboxApp;
beforeEach(async () => {
  context = await createOutboxApp();
});
afterEach(() => context.close());

const now = () => context.app.clock.now();
const take = () => takeDueMail(context.app.database, now());
const takeOne = () => takeMail(context.app);

describe('a mail that staff send again', () => {
  it('is due at once with all attempts but the first, and wakes the worker', async () => {
    await enqueueSampleMail(context.app);
    const refused = new MailError('recipient-refused', 'EENVELOPE', { responseCode: 550 });
    await recordFailure(context.app.database, await takeOne(), refused);
    expect(await retryMail(context.app, 1)).toMatchObject({ id: 1, state: 'WAITING', attempts: 1 });
    expect(context.wakes()).toBe(1);
    expect((await takeOne()).attempts).toBe(2);
  });

  it('does not wait for its time', async () => {
    await enqueueSampleMail(context.app);
    await recordFailure(context.app.database, await takeOne(), unreachable);
    await retryMail(context.app, 1);
    expect(await take()).not.toBeNull();
  });

  it('must exist, and be unsent', async () => {
    await enqueueSampleMail(context.app);
    await recordSent(context.app.database, await takeOne(), now());
    for (const id of [1, 99]) {
      await expect(retryMail(context.app, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(context.wakes()).toBe(0);
    expect(await take()).toBeNull();
  });
});

describe('the list of unsent mails', () => {
  it('has every mail that failed, newest first, and none that just waits or was sent', async () => {
    const { database } = context.app;
    await enqueueSampleMail(context.app);
    await recordSent(database, await takeOne(), now());
    await enqueueSampleMail(context.app);
    await recordFailure(
      database,
      await takeOne(),
      new MailError('recipient-refused', 'E', { responseCode: 550 }),
    );
    await enqueueSampleMail(context.app);
    await recordFailure(database, await takeOne(), unreachable);
    await enqueueSampleMail(context.app);
    expect(await listUnsentMails(database)).toEqual([
      {
        id: 3,
        kind: 'booking-requested',
        recipient: 'giulia@example.org',
        state: 'WAITING',
        attempts: 1,
        lastError: 'Il server di posta non è raggiungibile.',
        createdAt: '2026-05-20T10:00:00.000Z',
        nextAttemptAt: '2026-05-20T10:00:15.000Z',
      },
      expect.objectContaining({ id: 2, state: 'FAILED', nextAttemptAt: null }),
    ]);
  });
});
