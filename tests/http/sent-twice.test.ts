import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, contactMessage, makeUser } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';
import { transports } from '#tests/support/transports.ts';

// A double click, or a second try after an answer that was lost: one row, and one mail of each kind.

let t: TestApp;
let guest: { id: number; token: string };
beforeEach(async () => {
  t = await createTestApp();
  await makeUser(t.app, 'ADMIN', { email: 'casa@example.com' });
  guest = await makeUser(t.app, 'USER');
});
afterEach(() => t.close());

type Table = 'bookings' | 'contactMessages' | 'reviews' | 'users';

const countRows = async (table: Table): Promise<number> => {
  const { count } = await t.app.database
    .selectFrom(table)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

type Sent = {
  what: string;
  name: string;
  input: Record<string, unknown>;
  table: Table;
  /** The recipients, one mail each. */
  told: string[];
  isGuest?: boolean;
};

const anna = { name: 'Anna Conti', email: 'anna@example.com', password: 'una password mia' };

const sent: Sent[] = [
  {
    what: 'a booking request',
    name: 'bookings.create',
    input: bookingRequest(),
    table: 'bookings',
    told: ['casa@example.com', 'giulia@example.com'],
  },
  {
    what: 'a message',
    name: 'messages.create',
    input: contactMessage(),
    table: 'contactMessages',
    told: ['casa@example.com'],
  },
  {
    what: 'a review',
    name: 'reviews.create',
    input: { rating: 5, comment: 'Una casa da ricordare, con il mare davanti.' },
    table: 'reviews',
    told: ['casa@example.com'],
    isGuest: true,
  },
  {
    what: 'a registration',
    name: 'accounts.register',
    input: anna,
    table: 'users',
    told: ['anna@example.com'],
  },
];

describe.each(transports)('a repeated call, by %s', (_name, transport) => {
  it.each(sent)('$what', async ({ name, input, table, told, isGuest }) => {
    const send = () => transport(t, name, input, isGuest ? guest.token : undefined);
    const before = await countRows(table);
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    for (let retries = 0; retries < 3; retries += 1) answers.push(await send());
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    const ids = answers.map(({ data }) => data.id ?? data.user?.id ?? data.booking?.id);
    expect(new Set(ids).size).toBe(1);
    expect(await countRows(table)).toBe(before + 1);
    const mails = await deliverMails(t.app);
    expect(mails.map(({ to }) => to.address).sort()).toEqual(told);
  });

  it('a registration with another password, or an hour later, is another one', async () => {
    const register = (own: Partial<typeof anna> = {}) =>
      transport(t, 'accounts.register', { ...anna, ...own });
    const first = await register();
    const other = await register({ password: 'un’altra password' });
    t.clock.set('2026-05-20T11:00:00Z');
    const later = await register({ password: 'un’altra password' });
    const ids = [first, other, later].map(({ data }) => data.user.id);
    expect(new Set(ids).size).toBe(3);
    for (const { data } of [first, other, later]) {
      expect((await transport(t, 'accounts.me', undefined, data.token)).data.user).toEqual(
        data.user,
      );
    }
  });
});
