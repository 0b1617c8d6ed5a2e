import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailError } from '#server/infrastructure/mailer.ts';
import { makeUser } from '#tests/support/factories.ts';
import { createOutboxApp, type OutboxApp, takeMail } from '#tests/support/outbox.ts';
import { DIGEST_INTERVAL_MS, notifyStaff } from './digest-mails.service.ts';
import type { QueuedMail } from './outbox.mails.ts';
import { recordFailure, recordSent, resumeWaitingMails, takeDueMail } from './outbox.service.ts';

const MINUTE_MS = 60_000;

let context: OutboxApp;
beforeEach(async () => {
  context = await createOutboxApp();
  await makeUser(context.app, 'EDITOR');
});
afterEach(() => context.close());

const now = () => context.app.clock.now();
const tell = (id: number) =>
  notifyStaff(context.app.database, { kind: 'booking-requested-staff', id }, now());
const take = () => takeDueMail(context.app.database, now());
const idsOf = (mail: QueuedMail | null) => (mail && 'ids' in mail.subject ? mail.subject.ids : []);

/** Sends all mails that are due. Returns the items that each of them listed. */
const send = async (): Promise<(readonly number[])[]> => {
  const sent: (readonly number[])[] = [];
  for (let mail = await take(); mail; mail = await take()) {
    await recordSent(context.app.database, mail, now());
    sent.push(idsOf(mail));
  }
  return sent;
};

describe('mails to staff', () => {
  it('do not wait after a clock that was years ahead is right again', async () => {
    context.clock.set('2036-05-20T10:00:00.000Z');
    await tell(1);
    expect(await send()).toEqual([[1]]);
    await tell(2);
    context.clock.set('2026-05-20T10:00:00.000Z');
    expect(await send()).toEqual([[2]]);
    await tell(3);
    context.pass(DIGEST_INTERVAL_MS);
    expect(await send()).toEqual([[3]]);
  });

  it('leave at once for the first item, and together for later ones', async () => {
    await tell(1);
    expect(await send()).toEqual([[1]]);
    await tell(2);
    context.pass(5 * MINUTE_MS);
    await tell(3);
    expect(await send()).toEqual([]);
    context.pass(10 * MINUTE_MS);
    expect(await send()).toEqual([[2, 3]]);
    await tell(4);
    expect(await send()).toEqual([]);
    context.pass(DIGEST_INTERVAL_MS);
    expect(await send()).toEqual([[4]]);
    context.pass(DIGEST_INTERVAL_MS);
    await tell(5);
    expect(await send()).toEqual([[5]]);
  });

  it('are at most four an hour after the first', async () => {
    let mails = 0;
    for (let second = 0; second <= 3600; second += 10) {
      await tell(second + 1);
      mails += (await send()).length;
      context.pass(10_000);
    }
    expect(mails).toBe(5);
  });

  it('reach all staff, each with a separate digest', async () => {
    await makeUser(context.app, 'ADMIN');
    await makeUser(context.app, 'USER');
    await tell(1);
    expect(await send()).toEqual([[1], [1]]);
    await tell(2);
    await tell(3);
    context.pass(DIGEST_INTERVAL_MS);
    expect(await send()).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  it('include another one for an item that arrives while one is being sent', async () => {
    await tell(1);
    const underWay = await take();
    await tell(2);
    expect(idsOf(underWay)).toEqual([1]);
    context.pass(DIGEST_INTERVAL_MS);
    expect(await send()).toEqual([[1], [2]]);
  });

  it('keep their interval when one could not be sent', async () => {
    await tell(1);
    const mail = await takeMail(context.app);
    await recordFailure(
      context.app.database,
      mail,
      new MailError('recipient-refused', 'E', { responseCode: 550 }),
    );
    for (const id of [2, 3, 4]) await tell(id);
    expect(await send()).toEqual([]);
    context.pass(DIGEST_INTERVAL_MS);
    expect(await send()).toEqual([[2, 3, 4]]);
  });

  it('keep their time after a restart', async () => {
    await tell(1);
    await send();
    await tell(2);
    await resumeWaitingMails(context.app.database, now());
    expect(await send()).toEqual([]);
    await tell(3);
    context.pass(DIGEST_INTERVAL_MS);
    expect(await send()).toEqual([[2, 3]]);
  });

  it('contain an item that arrives between finding a mail and taking it', async () => {
    await tell(1);
    await send();
    await tell(2);
    const asked = now();
    context.pass(DIGEST_INTERVAL_MS);
    const [taken] = await Promise.all([
      take(),
      notifyStaff(context.app.database, { kind: 'booking-requested-staff', id: 3 }, asked),
    ]);
    context.pass(DIGEST_INTERVAL_MS);
    const told = [...idsOf(taken), ...(await send()).flat()];
    expect(new Set(told)).toEqual(new Set([2, 3]));
  });
});
