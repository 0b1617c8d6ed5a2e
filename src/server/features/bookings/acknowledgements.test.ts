import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#server/infrastructure/mailer.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';
import { viaRest } from '#tests/support/transports.ts';

// How many mails a stranger can cause to any address, and what they contain.

const VICTIM = 'vittima@example.com';
const MINUTE_MS = 60_000;

let t: TestApp;
let received: { mail: Mail; at: number }[];
beforeEach(async () => {
  t = await createTestApp();
  received = [];
});
afterEach(() => t.close());

const receive = async (): Promise<Mail[]> => {
  const mails = (await deliverMails(t.app)).filter(({ to }) => to.address === VICTIM);
  received.push(...mails.map((mail) => ({ mail, at: t.clock.now().getTime() })));
  return mails;
};

const pass = (minutes: number): void =>
  t.clock.set(new Date(t.clock.now().getTime() + minutes * MINUTE_MS).toISOString());

const request = (number: number, token?: string) =>
  viaRest(
    t,
    'bookings.create',
    bookingRequest({ guestEmail: VICTIM, guestName: `VINCI SUBITO ${number}`, note: `${number}` }),
    token,
  );

describe('an unconfirmed address', () => {
  it('gets two acknowledgements at once, and one mail for all others an hour later', async () => {
    for (let number = 1; number <= 7; number += 1) await request(number);
    expect((await receive()).map(({ subject }) => subject)).toEqual([
      'Abbiamo ricevuto la tua richiesta: 4–11 luglio 2026',
      'Abbiamo ricevuto la tua richiesta: 4–11 luglio 2026',
    ]);
    pass(59);
    expect(await receive()).toEqual([]);
    await request(8);
    pass(1);
    const [collected, ...more] = await receive();
    expect(more).toEqual([]);
    expect(collected?.subject).toMatch(/abbiamo ricevuto altre richieste$/);
    expect(collected?.text.match(/4–11 luglio 2026: 2 ospiti/g)).toHaveLength(6);
    expect(collected?.text).not.toContain('VINCI');
    pass(60);
    expect(await receive()).toEqual([]);
  });

  it('gets at most five mails within an hour, for any requests', async () => {
    const staff = (await makeUser(t.app, 'EDITOR')).token;
    for (let minute = 0; minute < 240; minute += 5) {
      const { data } = await request(minute);
      await viaRest(t, 'accounts.register', {
        name: `Estraneo ${minute}`,
        email: VICTIM,
        password: 'scelta da un altro',
      });
      await viaRest(t, 'accounts.forgotPassword', { email: VICTIM });
      await receive();
      await viaRest(t, 'bookings.delete', { id: data.id }, staff);
      await t.app.database
        .deleteFrom('outboxMails')
        .where('kind', '=', 'booking-rejected')
        .execute();
      pass(5);
    }
    for (const { at } of received) {
      const within = received.filter((other) => other.at >= at && other.at < at + 60 * MINUTE_MS);
      expect(within.length).toBeLessThanOrEqual(5);
    }
    expect(received.length).toBeGreaterThan(10);
  });

  it('gets no acknowledgement of requests that were answered meanwhile', async () => {
    const staff = (await makeUser(t.app, 'EDITOR')).token;
    const made = [];
    for (let number = 1; number <= 3; number += 1) made.push((await request(number)).data.id);
    await receive();
    await viaRest(t, 'bookings.setStatus', { id: made[2], status: 'REJECTED' }, staff);
    await receive();
    pass(60);
    expect(await receive()).toEqual([]);
  });
});

it('a confirmed address gets each acknowledgement at once', async () => {
  const { token } = await makeUser(t.app, 'USER', { email: VICTIM });
  for (let number = 1; number <= 4; number += 1) await request(number, token);
  expect(await receive()).toHaveLength(4);
});
