import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailError } from '#server/infrastructure/mailer.ts';
import {
  createOutboxApp,
  enqueueSampleMail,
  type OutboxApp,
  outboxStates,
  sampleStay,
  takeMail,
} from '#tests/support/outbox.ts';
import {
  enqueueMail,
  recordFailure,
  recordSent,
  resumeWaitingMails,
  takeDueMail,
} from './outbox.service.ts';
import { MAX_ATTEMPTS } from './retry-schedule.ts';

const DAY_MS = 86_400_000;
const unreachable = new MailError('unreachable', 'ECONNREFUSED');

let context: OutboxApp;
beforeEach(async () => {
  context = await createOutboxApp();
});
afterEach(() => context.close());

const now = () => context.app.clock.now();
const take = () => takeDueMail(context.app.database, now());
const takeOne = () => takeMail(context.app);

describe('the outbox', () => {
  it('keeps the subject of a mail', async () => {
    await enqueueSampleMail(context.app);
    expect(await take()).toEqual({
      id: 1,
      subject: { kind: 'booking-requested', stay: { ...sampleStay, bookingId: 1 } },
      recipient: { name: 'Giulia Ferri', email: 'giulia@example.org' },
      attempts: 1,
      nextAttemptAt: '2026-05-20T10:00:15.000Z',
      createdAt: '2026-05-20T10:00:00.000Z',
    });
  });

  it('holds no mail of a rolled back transaction', async () => {
    const { database } = context.app;
    const work = database.transaction().execute(async (tx) => {
      await enqueueSampleMail({ ...context.app, database: tx });
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await outboxStates(context.app)).toEqual([]);
  });

  it('gives a mail out once, and again only when its time has come', async () => {
    await enqueueSampleMail(context.app);
    await takeOne();
    expect(await take()).toBeNull();
    context.pass(15_000);
    expect((await takeOne()).attempts).toBe(2);
    expect(await take()).toBeNull();
  });

  it('gives mails out in the order they were written', async () => {
    await enqueueSampleMail(context.app, { bookingId: 1 });
    await enqueueSampleMail(context.app, { bookingId: 2 });
    const ids = [await takeOne(), await takeOne()].map(({ subject }) =>
      'stay' in subject ? subject.stay.bookingId : null,
    );
    expect(ids).toEqual([1, 2]);
  });

  it('clears the error of a sent mail', async () => {
    await enqueueSampleMail(context.app);
    await recordFailure(context.app.database, await takeOne(), unreachable);
    context.pass(DAY_MS);
    await recordSent(context.app.database, await takeOne(), now());
    expect(await outboxStates(context.app)).toEqual([
      {
        state: 'SENT',
        attempts: 2,
        nextAttemptAt: null,
        lastError: null,
        sentAt: '2026-05-21T10:00:00.000Z',
      },
    ]);
    context.pass(DAY_MS);
    expect(await take()).toBeNull();
  });

  it('gives up after the last attempt', async () => {
    await enqueueSampleMail(context.app);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const isGivenUp = await recordFailure(context.app.database, await takeOne(), unreachable);
      expect(isGivenUp).toBe(attempt === MAX_ATTEMPTS);
      context.pass(DAY_MS);
    }
    expect(await take()).toBeNull();
    expect(await outboxStates(context.app)).toMatchObject([
      { state: 'FAILED', attempts: MAX_ATTEMPTS, nextAttemptAt: null },
    ]);
  });

  it('gives up at once when the recipient is refused for good', async () => {
    await enqueueSampleMail(context.app);
    const refused = new MailError('recipient-refused', 'EENVELOPE', { responseCode: 550 });
    expect(await recordFailure(context.app.database, await takeOne(), refused)).toBe(true);
    expect(await outboxStates(context.app)).toMatchObject([
      {
        state: 'FAILED',
        lastError: 'Il server di posta ha rifiutato l’indirizzo del destinatario (codice 550).',
      },
    ]);
  });

  it('tries pending mails at once after a start, and remembers that they were tried', async () => {
    await enqueueSampleMail(context.app);
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      await recordFailure(context.app.database, await takeOne(), unreachable);
      context.pass(DAY_MS);
    }
    await takeOne();
    await resumeWaitingMails(context.app.database, now());
    expect((await takeOne()).attempts).toBe(2);
  });

  it('refuses a mail without a recipient', async () => {
    const broken = { subject: { kind: 'booking-requested', stay: sampleStay } } as const;
    const mail = { ...broken, recipient: { name: 'X', email: '' }, createdAt: 'now' };
    await expect(enqueueMail(context.app.database, mail)).rejects.toThrow(/CHECK/);
  });
});
