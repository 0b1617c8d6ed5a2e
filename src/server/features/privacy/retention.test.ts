import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { retention } from '#shared/retention.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, contactMessage, makeUser, PASSWORD } from '#tests/support/factories.ts';
import { makePastStay, PAST } from '#tests/support/past-stay.ts';
import { applyRetention } from './retention.service.ts';

let t: TestApp;
let admin: string;
beforeEach(async () => {
  t = await createTestApp();
  admin = (await makeUser(t.app, 'ADMIN')).token;
});
afterEach(() => t.close());

const DAY_MS = 86_400_000;
const NOW = '2026-05-20T10:00:00.000Z';

const run = () => applyRetention(t.app, new AbortController().signal);
const moveTo = (iso: string, ms = 0): void =>
  t.clock.set(new Date(Date.parse(iso) + ms).toISOString());

const rows = async (table: string): Promise<Record<string, unknown>[]> =>
  (await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)}`.execute(t.app.database))
    .rows;

/** Nothing is deleted a millisecond before `days` days after `from`, and all of it then. */
const expectToLeave = async (name: keyof typeof retention, from: string, count = 1) => {
  const after = retention[name].days * DAY_MS;
  moveTo(from, after - 1);
  expect((await run())?.[name]).toBeUndefined();
  moveTo(from, after);
  expect((await run())?.[name]).toBe(count);
  // A second run deletes nothing more.
  expect(await run()).toBeNull();
};

it('deletes a message with its answers, unread or not, twelve months after its arrival', async () => {
  await t.rest('POST', '/contact', { body: contactMessage() });
  const { body } = await t.rest('POST', '/contact', { body: contactMessage({ phone: '070 1' }) });
  const answer = { text: 'Certo, volentieri.' };
  await t.rest('POST', `/contact/${body.id}/answer`, { body: answer, token: admin });
  await sql`DELETE FROM outbox_mails`.execute(t.app.database);
  await sql`DELETE FROM sessions`.execute(t.app.database);
  await expectToLeave('messages', NOW, 2);
  expect(await rows('contactMessages')).toEqual([]);
  expect(await rows('messageAnswers')).toEqual([]);
});

it('deletes an unconfirmed registration after seven days, and no confirmed user', async () => {
  await makeUser(t.app, 'USER', { email: 'mai@example.com', confirmed: false });
  await makeUser(t.app, 'USER', { email: 'anna@example.com' });
  await expectToLeave('unconfirmedAccounts', NOW);
  expect((await rows('users')).map(({ email }) => email)).not.toContain('mai@example.com');
  expect(await rows('users')).toHaveLength(2);
});

describe('a day after its end it deletes', () => {
  const HOUR_MS = 3_600_000;

  it('a link, and the change of address that waited for it', async () => {
    const { id, token } = await makeUser(t.app, 'USER', { email: 'anna@example.com' });
    const body = { email: 'nuova@example.com', currentPassword: PASSWORD };
    await t.rest('PUT', '/auth/profile', { body, token });
    await sql`INSERT INTO account_links (user_id, kind, token_hash, email, expires_at) VALUES
      (${id}, 'change-email', 'x', 'nuova@example.com', ${NOW})`.execute(t.app.database);
    await expectToLeave('endedAccess', NOW);
    expect(await rows('accountLinks')).toEqual([]);
    expect((await rows('users')).map((user) => user.pendingEmail)).toEqual([null, null]);
  });

  it.each([
    { kind: 'set-password', end: NOW },
    // It still denies the registration.
    { kind: 'confirm-email', end: '2026-05-22T10:00:00.000Z' },
  ])('a link that was used ($kind)', async ({ kind, end }) => {
    const { id } = await makeUser(t.app, 'USER');
    const later = '2026-05-22T10:00:00.000Z';
    await sql`INSERT INTO account_links (user_id, kind, token_hash, email, expires_at, used_at) VALUES
      (${id}, ${kind}, 'x', 'a@example.com', ${later}, ${NOW})`.execute(t.app.database);
    await expectToLeave('endedAccess', end);
  });

  it.each([
    { role: 'USER', idleDays: 30 },
    { role: 'ADMIN', idleDays: 7 },
  ] as const)('a session of $role unused for $idleDays days', async ({ role, idleDays }) => {
    await sql`DELETE FROM sessions`.execute(t.app.database);
    const { token } = await makeUser(t.app, role);
    moveTo(NOW, HOUR_MS);
    await t.rest('GET', '/auth/me', { token });
    await expectToLeave(
      'endedAccess',
      new Date(Date.parse(NOW) + HOUR_MS + idleDays * DAY_MS).toISOString(),
    );
    expect(await rows('sessions')).toEqual([]);
  });
});

describe('from the outbox it deletes', () => {
  beforeEach(async () => {
    await sql`DELETE FROM sessions`.execute(t.app.database);
    await t.rest('POST', '/contact', { body: contactMessage() });
    await sql`DELETE FROM contact_messages`.execute(t.app.database);
  });

  it('sent mails, thirty days later', async () => {
    await sql`UPDATE outbox_mails SET state = 'SENT', sent_at = ${NOW}, next_attempt_at = NULL`.execute(
      t.app.database,
    );
    await expectToLeave('sentMails', NOW);
  });

  it('failed mails, ninety days later', async () => {
    await sql`UPDATE outbox_mails SET state = 'FAILED', next_attempt_at = NULL`.execute(
      t.app.database,
    );
    await expectToLeave('failedMails', NOW);
  });

  it('no pending mail', async () => {
    moveTo(NOW, 400 * DAY_MS);
    expect(await run()).toBeNull();
    expect(await rows('outboxMails')).toHaveLength(1);
  });
});

it('deletes mail files after thirty days, and no other file', async () => {
  const { dir } = t.app.config.mail;
  mkdirSync(dir, { recursive: true });
  for (const name of [
    '20260520T100000000Z-outbox-1.x.eml',
    '20260520T100000001Z-outbox-2.x.eml',
    'lettera.eml',
  ]) {
    writeFileSync(join(dir, name), 'To: anna@example.com\r\n\r\n');
  }
  await sql`DELETE FROM sessions`.execute(t.app.database);
  moveTo(NOW, retention.mailFiles.days * DAY_MS - 1);
  expect(await run()).toBeNull();
  moveTo(NOW, retention.mailFiles.days * DAY_MS);
  expect(await run()).toEqual({ mailFiles: 1 });
  expect(readdirSync(dir).sort()).toEqual(['20260520T100000001Z-outbox-2.x.eml', 'lettera.eml']);
});

describe('counted from the day of departure', () => {
  /** Both dates used here are in summer, when Rome is two hours ahead of UTC. */
  const midnightOf = (day: string): string => `${addDays(day, -1)}T22:00:00.000Z`;

  const expectToLeaveOn = async (
    name: 'requests' | 'guests' | 'party',
    departure: string,
    count: number,
  ) => {
    const day = addDays(departure, retention[name].days);
    await sql`DELETE FROM sessions`.execute(t.app.database);
    await sql`DELETE FROM outbox_mails`.execute(t.app.database);
    moveTo(midnightOf(day), -1);
    expect((await run())?.[name]).toBeUndefined();
    moveTo(midnightOf(day));
    expect((await run())?.[name]).toBe(count);
    expect(await run()).toBeNull();
  };

  it('it deletes rejected and unanswered requests after twelve months', async () => {
    const asked = await t.rest('POST', '/bookings', { body: bookingRequest() });
    await t.rest('POST', '/bookings', {
      body: bookingRequest({ guestEmail: 'altra@example.com' }),
    });
    const refusal = { status: 'REJECTED' };
    await t.rest('PATCH', `/bookings/${asked.body.id}/status`, { body: refusal, token: admin });
    await makePastStay(t, { startDate: '2026-05-10', endDate: '2026-05-12' }, { admin });
    await expectToLeaveOn('requests', '2026-07-11', 2);
    expect(await rows('bookings')).toMatchObject([{ guestEmail: 'giulia@example.com' }]);
  });

  it('it deletes who came after 30 days, and leaves the stay as it is', async () => {
    const id = await makePastStay(t, {}, { admin });
    const later = { startDate: '2026-05-09', endDate: '2026-05-10', guestEmail: 'poi@example.com' };
    const other = await makePastStay(t, later, { admin });
    for (const stay of [id, other]) {
      const body = { guests: [{ name: 'Rita' }, { name: 'Ugo' }] };
      await t.rest('PUT', `/bookings/${stay}/guests`, { body, token: admin });
    }
    await expectToLeaveOn('party', PAST.endDate, 2);
    expect(await rows('partyMembers')).toMatchObject([{ bookingId: other }, { bookingId: other }]);
    expect(await rows('bookings')).toMatchObject([{ id, guestName: expect.any(String) }, {}]);
  });

  it('it deletes who came after as many days as the owners have set', async () => {
    await t.rest('PUT', '/guest-information', { body: { partyDays: 3 }, token: admin });
    const id = await makePastStay(t, {}, { admin });
    const body = { guests: [{ name: 'Rita' }] };
    await t.rest('PUT', `/bookings/${id}/guests`, { body, token: admin });
    moveTo(midnightOf(addDays(PAST.endDate, 3)));
    expect((await run())?.party).toBe(1);
  });

  it('it erases the guest of a confirmed stay after 24 months, and keeps its dates', async () => {
    const { id: userId, token } = await makeUser(t.app, 'USER');
    const id = await makePastStay(t, { note: 'Un segreto' }, { admin, token });
    const later = { startDate: '2026-05-09', endDate: '2026-05-10', guestEmail: 'poi@example.com' };
    await makePastStay(t, later, { admin });
    expect((await rows('bookings')).map((stay) => stay.userId)).toEqual([userId, null]);
    await expectToLeaveOn('guests', PAST.endDate, 1);
    const [first, second] = await rows('bookings');
    expect(first).toMatchObject({
      id,
      startDate: PAST.startDate,
      endDate: PAST.endDate,
      status: 'CONFIRMED',
      numberOfGuests: 2,
      guestName: null,
      guestEmail: null,
      note: '',
      userId: null,
    });
    expect(second).toMatchObject({ guestEmail: 'poi@example.com' });
  });
});

it('deletes any number, and nothing during a restore', async () => {
  await sql`DELETE FROM sessions`.execute(t.app.database);
  await sql`
    INSERT INTO contact_messages (name, email, message, search_text, is_suspect, created_at)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
    SELECT 'Anna', 'anna@example.com', 'Buongiorno', '', 0, ${NOW} FROM n`.execute(t.app.database);
  moveTo(NOW, 365 * DAY_MS);
  t.app.lifecycle.phase = 'restoring';
  expect(await run()).toBeNull();
  t.app.lifecycle.phase = 'serving';
  expect(await run()).toEqual({ messages: 1001 });
});

it('is described on the privacy page, in the same words', async () => {
  const { body } = await t.rest('GET', '/pages/informativa-privacy');
  const { messages, requests, guests, unconfirmedAccounts, sentMails, failedMails } = retention;
  for (const { words } of [
    messages,
    requests,
    guests,
    unconfirmedAccounts,
    sentMails,
    failedMails,
  ]) {
    expect(body.content).toContain(words);
  }
});
