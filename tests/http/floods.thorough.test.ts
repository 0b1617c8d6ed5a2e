import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#server/infrastructure/mailer.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, contactMessage, makeUser } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';

// Limits of a script that floods the owners from one address, and that people do not notice them.

const POSTS = 1000;
const HOUR_MS = 3_600_000;

let t: TestApp;
let sent: Mail[];
beforeEach(async () => {
  t = await createTestApp();
  await makeUser(t.app, 'ADMIN', { email: 'marta@example.com' });
  sent = [];
});
afterEach(() => t.close());

/** Runs the mail worker until no mail is due. */
const sendMails = async (): Promise<void> => {
  sent.push(...(await deliverMails(t.app)));
};

const floods = [
  {
    path: '/contact',
    table: 'contactMessages',
    body: (number: number) => contactMessage({ message: `Compra subito! Numero ${number}` }),
  },
  {
    path: '/bookings',
    table: 'bookings',
    body: (number: number) => bookingRequest({ guestEmail: `ospite${number}@example.com` }),
  },
] as const;

type Flood = (typeof floods)[number];

const post = async ({ path, body }: Flood, number: number, remoteAddress: string) => {
  const url = `/api${path}`;
  const payload = body(number);
  return (await t.server.inject({ method: 'POST', url, remoteAddress, payload })).statusCode;
};

const countRows = async ({ table }: Flood): Promise<number> =>
  (await t.app.database.selectFrom(table).select('id').execute()).length;

/** Posts so many times within an hour of the site's clock, while the mail worker works. */
const postForAnHour = async (
  flood: Flood,
  times: number,
  addressOf: (number: number) => string,
): Promise<number[]> => {
  const start = t.clock.now().getTime();
  const statuses: number[] = [];
  for (let number = 1; number <= times; number += 1) {
    t.clock.set(new Date(start + (number * HOUR_MS) / times).toISOString());
    statuses.push(await post(flood, number, addressOf(number)));
    await sendMails();
  }
  t.clock.set(new Date(start + HOUR_MS + 15 * 60_000).toISOString());
  await sendMails();
  return statuses;
};

const countOf = (statuses: number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length;

const mailsTo = (address: string): Mail[] => sent.filter(({ to }) => to.address === address);

describe.each(floods)('posts by the hundred in an hour to $path', (flood) => {
  it('leave sixty rows of a thousand and two mails to each of the staff, from one address', async () => {
    const statuses = await postForAnHour(flood, POSTS, () => '203.0.113.7');
    expect(countOf(statuses, 201)).toBe(60);
    expect(countOf(statuses, 429)).toBe(POSTS - 60);
    expect(await countRows(flood)).toBe(60);
    const subjects = mailsTo('marta@example.com').map(({ subject }) => subject);
    expect(subjects).toEqual([expect.any(String), expect.stringMatching(/^59 nuov/)]);
  });

  it('leave five mails to each of the staff, from one address after the other', async () => {
    const statuses = await postForAnHour(flood, 120, (number) => `198.51.100.${number}`);
    expect(countOf(statuses, 201)).toBe(120);
    expect(mailsTo('marta@example.com')).toHaveLength(5);
  });
});

describe.each(floods)('people’s posts to $path', (flood) => {
  it('all get through, thirty at the same time', async () => {
    const all = Array.from({ length: 30 }, (_, index) => index + 1);
    const statuses = await Promise.all(
      all.map((number) => post(flood, number, `192.0.2.${number}`)),
    );
    expect(statuses).toEqual(all.map(() => 201));
    expect(await countRows(flood)).toBe(30);
  });

  it('get through at their own pace, thirty of them behind one address', async () => {
    const statuses = await postForAnHour(flood, 30, () => '192.0.2.1');
    expect(countOf(statuses, 201)).toBe(30);
  });
});
