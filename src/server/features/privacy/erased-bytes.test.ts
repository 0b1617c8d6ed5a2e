import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileMailer } from '#server/infrastructure/file-mailer.ts';
import { createMailRun } from '#server/jobs/send-mail.job.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { dumpData } from '#tests/support/dump-data.ts';
import { bookingRequest, contactMessage, makeUser, PASSWORD } from '#tests/support/factories.ts';
import { makePastStay } from '#tests/support/past-stay.ts';

// Marker strings in every place that can hold personal data, searched for in the bytes on the disk.

let t: TestApp;
let admin: string;
beforeEach(async () => {
  t = await createTestApp();
  admin = (await makeUser(t.app, 'ADMIN')).token;
});
afterEach(() => t.close());

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** Every byte of the live data, and the file names: database, write-ahead log, uploads, mail files. */
const liveData = (): string =>
  [dirname(t.app.config.databaseFile), t.app.config.uploadsDir]
    .flatMap(filesIn)
    .map((path) => `${path}\n${readFileSync(path, 'latin1')}`)
    .join('\n');

const markers: string[] = [];
const marker = (): string => {
  const text = `marcatore${String(markers.length + 1).padStart(2, '0')}qx`;
  markers.push(text);
  return text;
};
const found = (data: string): string[] => markers.filter((text) => data.includes(text));

const setUser = async (id: number, avatar: string): Promise<void> => {
  const { database } = t.app;
  await sql`UPDATE users SET avatar = ${avatar} WHERE id = ${id}`.execute(database);
  await sql`UPDATE sessions SET device = ${marker()} WHERE user_id = ${id}`.execute(database);
};

const makeAvatar = (): string => {
  const { uploadsDir } = t.app.config;
  const name = `${marker()}.jpg`;
  mkdirSync(uploadsDir, { recursive: true });
  writeFileSync(join(uploadsDir, name), marker());
  return `/uploads/${name}`;
};

const sendMails = (): Promise<void> => {
  const mailer = createFileMailer({ dir: t.app.config.mail.dir, from: 'casa@example.com' });
  return createMailRun({ app: t.app, mailer })(new AbortController().signal);
};

/** Fills every table that holds personal data. */
const fillWith = async (email: string): Promise<void> => {
  const { id, token } = await makeUser(t.app, 'USER', { email, name: marker() });
  await setUser(id, makeAvatar());
  const pendingEmail = `${marker()}@example.com`;
  await t.rest('PUT', '/auth/profile', {
    body: { email: pendingEmail, currentPassword: PASSWORD },
    token,
  });
  await makePastStay(t, { guestEmail: email, guestName: marker(), note: marker() }, { admin });
  await sql`INSERT INTO party_members (booking_id, position, is_complete, sealed)
    SELECT id, 0, 1, ${marker()} FROM bookings WHERE guest_email = ${email}`.execute(
    t.app.database,
  );
  // Transmissions stay as a bare count: their person and text are emptied.
  await sql`INSERT INTO seen_guests (member_id, how, document, at)
    SELECT id, 'door', ${marker()}, '2026-05-01' FROM party_members`.execute(t.app.database);
  await sql`INSERT INTO police_transmissions
      (booking_id, member_id, part, arrival, last_day, person, state, way, at, sealed)
    SELECT booking_id, id, 1, '2026-05-01', '2026-05-08', ${marker()}, 'sent', 'hand', '2026-05-01', ${marker()}
    FROM party_members`.execute(t.app.database);
  await sql`INSERT INTO tourist_tax_stays (id, exemptions)
    SELECT id, ${marker()} FROM bookings WHERE guest_email = ${email}`.execute(t.app.database);
  // The sums stay, without what staff wrote about them.
  await sql`INSERT INTO payments
      (booking_id, date, amount_cents, method, note, search_text, created_at)
    SELECT id, '2026-05-01', 10000, 'CASH', ${marker()}, ${marker()}, '2026-05-01'
    FROM bookings WHERE guest_email = ${email}`.execute(t.app.database);
  await sql`INSERT INTO damage_entries
      (booking_id, kind, date, amount_cents, method, note, created_at, annulled_at, annul_reason)
    SELECT id, 'kept', '2026-05-01', 10000, 'CASH', ${marker()}, '2026-05-01', '2026-05-01', ${marker()}
    FROM bookings WHERE guest_email = ${email}`.execute(t.app.database);
  // Receipts stay, with the name that the law wants on them.
  await sql`INSERT INTO receipts (uid, year, number, date, booking_id, amount_cents, snapshot, created_at)
    SELECT 'one', 2026, 1, '2026-05-01', id, 10000, '{}', '2026-05-01'
    FROM bookings WHERE guest_email = ${email}`.execute(t.app.database);
  await sql`INSERT INTO contract_acceptances
      (booking_id, accepted_at, name, locale, fingerprint, terms, pdf)
    SELECT id, '2026-05-01', ${marker()}, 'it', 'x', '{}', CAST(${marker()} AS BLOB)
    FROM bookings WHERE guest_email = ${email}`.execute(t.app.database);
  await sql`INSERT INTO statistics_arrivals
    (code, member_id, booking_id, arrival, departure, kind, state)
    SELECT ${marker()}, 1, id, start_date, end_date, '16', 'told'
    FROM bookings WHERE guest_email = ${email}`.execute(t.app.database);
  const other = { startDate: '2026-04-01', endDate: '2026-04-08' };
  const guestEmail = `${marker()}@example.com`;
  await makePastStay(t, { ...other, guestEmail, guestName: marker() }, { admin, token });
  const refused = await t.rest('POST', '/bookings', {
    body: bookingRequest({ guestEmail: email, guestName: marker(), note: marker() }),
  });
  await t.rest('PUT', '/guest-information', { body: { isOn: true }, token: admin });
  const lines = [{ label: marker(), amountCents: 1 }];
  const offer = { startDate: '2026-09-05', endDate: '2026-09-12', numberOfGuests: 2, lines };
  await t.rest('POST', '/offers', {
    body: { bookingId: refused.body.id, offers: [offer], words: marker() },
    token: admin,
  });
  await t.rest('PATCH', `/bookings/${refused.body.id}/status`, {
    body: { status: 'REJECTED', reason: marker() },
    token: admin,
  });
  // Long enough to need overflow pages.
  const long = `${'Buongiorno. '.repeat(400)}${marker()}`;
  const message = await t.rest('POST', '/contact', {
    body: contactMessage({ email, name: marker(), phone: marker(), message: long }),
  });
  await t.rest('POST', `/contact/${message.body.id}/answer`, {
    body: { text: `Gentile ${marker()}, certo.` },
    token: admin,
  });
  const review = await t.rest('POST', '/reviews', {
    body: { rating: 5, comment: `Tutto bello, ${marker()}.` },
    token,
  });
  const body = { status: 'APPROVED' };
  await t.rest('PATCH', `/reviews/${review.body.id}/status`, { body, token: admin });
  await sendMails();
  await sql`UPDATE outbox_mails SET recipient_name = ${marker()}, last_error = ${marker()}
    WHERE recipient_email = ${email}`.execute(t.app.database);
  await t.rest('POST', '/auth/forgot-password', { body: { email } });
  const currentPassword = PASSWORD;
  const offered = await t.rest('POST', '/auth/passkeys/options', {
    body: { currentPassword },
    token,
  });
  const { challenge } = offered.body;
  const { origin } = new URL(t.app.config.publicUrl);
  const response = createAuthenticator().create({ challenge, origin });
  await t.rest('POST', '/auth/passkeys', { body: { name: marker(), response }, token });
};

const isFilled = async (table: string): Promise<boolean> =>
  (await sql`SELECT 1 FROM ${sql.table(table)}`.execute(t.app.database)).rows.length > 0;

it('leaves no byte of twenty markers in the live data, not even in pages that are free', async () => {
  const email = `${marker()}@example.com`;
  await fillWith(email);
  expect(markers.length).toBeGreaterThanOrEqual(20);
  expect(found(liveData())).toEqual(markers);
  const tables = Object.values(t.app.cards).flatMap((card) => Object.entries(card.tables ?? {}));
  for (const [table, held] of tables) {
    if (held !== 'nothing') expect(await isFilled(table), table).toBe(true);
  }
  const { status } = await t.rest('POST', '/privacy/erase', { body: { email }, token: admin });
  expect(status).toBe(200);
  expect(found(liveData())).toEqual([]);
});

/** A guest's way from the request to the answers of staff, by offer, contract and page. */
const acceptEverything = async (guestEmail: string, token: string): Promise<void> => {
  await t.rest('PUT', '/guest-information', { body: { isOn: true }, token: admin });
  const landlord = { name: 'Giulia Ferri' };
  await t.rest('PUT', '/payment-terms', { body: { landlord }, token: admin });
  const texts = { it: '{ospite}', en: '', de: '', fr: '' };
  await t.rest('PUT', '/contract-settings', { body: { isOn: true, texts }, token: admin });
  const body = bookingRequest({ guestEmail, guestName: marker() });
  const { id } = (await t.rest('POST', '/bookings', { body, token })).body;
  const lines = [{ label: marker(), amountCents: 1 }];
  const offer = { startDate: '2026-06-06', endDate: '2026-06-13', numberOfGuests: 2, lines };
  const sent = await t.rest('POST', '/offers', {
    body: { bookingId: id, offers: [offer] },
    token: admin,
  });
  const { url } = (await t.rest('GET', `/bookings/${id}/guest-page`, { token: admin })).body;
  const page = `/stay/${url.split('/').at(-1)}`;
  await sendMails();
  await t.rest('POST', `${page}/accept`, { body: { offerId: sent.body.offers[0].id } });
  const { fingerprint } = (await t.rest('GET', `${page}/contract`)).body.contract;
  await t.rest('POST', `${page}/contract`, {
    body: { name: marker(), fingerprint, accepts: true },
  });
  await t.rest('POST', `${page}/ask`, { body: { wish: 'message', text: marker() } });
  const [message] = (await t.rest('GET', '/contact', { token: admin })).body;
  const answer = { text: marker() };
  await t.rest('POST', `/contact/${message.id}/answer`, { body: answer, token: admin });
  await sendMails();
  t.clock.set('2026-06-15T10:00:00Z');
};

const inDatabase = async (): Promise<string[]> =>
  found(JSON.stringify(await dumpData(t.app)).toLowerCase());

describe('a guest who accepted an offer and a contract, and got an answer,', () => {
  beforeEach(() => {
    markers.length = 0;
  });

  it('is in no byte after the erasure of the address', async () => {
    const email = `${marker()}@example.com`;
    await acceptEverything(email, (await makeUser(t.app, 'USER')).token);
    expect(found(liveData())).toEqual(markers);
    const { token } = await makeUser(t.app, 'ADMIN');
    await t.rest('POST', '/privacy/erase', { body: { email }, token });
    expect(found(liveData())).toEqual([]);
    const [stay] = (await t.rest('GET', '/bookings', { token })).body;
    expect(stay.quote.lines).toMatchObject([{ kind: 'other', label: 'Altro', amountCents: 1 }]);
  });

  it('is in no row after the erasure of the account, whatever address the stay has', async () => {
    const { token } = await makeUser(t.app, 'USER');
    await acceptEverything(`${marker()}@example.com`, token);
    expect(await inDatabase()).toEqual(markers);
    const body = { currentPassword: PASSWORD };
    expect((await t.rest('POST', '/privacy/mine/erase', { body, token })).status).toBe(200);
    expect(await inDatabase()).toEqual([]);
  });
});
