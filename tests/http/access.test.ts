import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nativeCalls } from '#server/http/native-calls.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { doors, hasRestPath, procedureNames } from '#tests/support/doors.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { MULTIPART, multipartBody } from '#tests/support/upload.ts';

// Who may call what, for every procedure there is. A procedure without a row fails the first test.

type Role = 'visitor' | 'broken token' | 'unconfirmed' | 'user' | 'editor' | 'admin';
const roles: Role[] = ['visitor', 'broken token', 'unconfirmed', 'user', 'editor', 'admin'];

type Verdict = 'yes' | 401 | 403;
type Row = { name: string; input?: Record<string, unknown>; verdicts: Record<Role, Verdict> };

const verdicts = (...list: [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict]) =>
  Object.fromEntries(roles.map((role, index) => [role, list[index]])) as Record<Role, Verdict>;

const everybody = verdicts('yes', 'yes', 'yes', 'yes', 'yes', 'yes');
const anySession = verdicts(401, 401, 'yes', 'yes', 'yes', 'yes');
const anyUser = verdicts(401, 401, 403, 'yes', 'yes', 'yes');
const staffOnly = verdicts(401, 401, 403, 403, 'yes', 'yes');

const adminOnly = verdicts(401, 401, 403, 403, 403, 'yes');

const noSuchId = { id: 4711 };
const noSuchBackup = { id: '20200101T000000Z-manual' };

// Allowed calls need not succeed: what counts is that the refusal is not about who asks.
const rows: Row[] = [
  {
    name: 'accounts.login',
    input: { email: 'nessuno@example.com', password: 'x' },
    verdicts: everybody,
  },
  {
    name: 'accounts.register',
    input: { name: 'Anna', email: 'senza-password@example.com', password: 'corta' },
    verdicts: everybody,
  },
  {
    name: 'accounts.confirmEmail',
    input: { token: 'nonsense', email: 'nessuno@example.com' },
    verdicts: everybody,
  },
  {
    name: 'accounts.resendConfirmation',
    input: { email: 'nessuno@example.com' },
    verdicts: everybody,
  },
  { name: 'accounts.forgotPassword', input: { email: 'nessuno@example.com' }, verdicts: everybody },
  {
    name: 'accounts.resetPassword',
    input: { token: 'nonsense', password: 'una-nuova-password' },
    verdicts: everybody,
  },
  { name: 'accounts.me', verdicts: anySession },
  { name: 'accounts.updateProfile', input: { name: 'Nome Nuovo' }, verdicts: anyUser },
  { name: 'sessions.list', verdicts: anyUser },
  { name: 'sessions.end', input: noSuchId, verdicts: anyUser },
  { name: 'sessions.endOthers', verdicts: anyUser },
  { name: 'users.list', verdicts: adminOnly },
  {
    name: 'users.create',
    input: { name: 'Anna', email: 'x', password: 'corta', role: 'ADMIN' },
    verdicts: adminOnly,
  },
  { name: 'users.update', input: { ...noSuchId, role: 'ADMIN' }, verdicts: adminOnly },
  { name: 'users.delete', input: noSuchId, verdicts: adminOnly },
  { name: 'bookings.list', verdicts: everybody },
  { name: 'bookings.listAll', verdicts: staffOnly },
  { name: 'bookings.mine', verdicts: anyUser },
  {
    name: 'bookings.create',
    input: bookingRequest({ startDate: '2020-01-01' }),
    verdicts: everybody,
  },
  { name: 'bookings.setStatus', input: { ...noSuchId, status: 'CONFIRMED' }, verdicts: staffOnly },
  { name: 'bookings.update', input: { ...noSuchId, numberOfGuests: 2 }, verdicts: staffOnly },
  { name: 'bookings.delete', input: noSuchId, verdicts: staffOnly },
  {
    name: 'bookings.block',
    input: { startDate: '2020-01-01', endDate: '2020-01-02' },
    verdicts: staffOnly,
  },
  { name: 'bookings.unblock', input: noSuchId, verdicts: staffOnly },
  { name: 'prices.get', verdicts: everybody },
  { name: 'prices.update', input: { year: 2027, periods: [] }, verdicts: staffOnly },
  {
    name: 'prices.quote',
    input: { startDate: '2026-07-04', endDate: '2026-07-11', numberOfGuests: 2 },
    verdicts: everybody,
  },
  { name: 'homepage.get', verdicts: everybody },
  { name: 'homepage.update', input: { siteName: '' }, verdicts: staffOnly },
  { name: 'property.get', verdicts: everybody },
  { name: 'property.update', input: { bedrooms: 0 }, verdicts: staffOnly },
  { name: 'galleries.list', verdicts: everybody },
  { name: 'galleries.get', input: { id: '4711' }, verdicts: everybody },
  { name: 'galleries.create', input: { name: 'Mare', slug: 'mare' }, verdicts: staffOnly },
  { name: 'galleries.update', input: { ...noSuchId, name: 'Mare' }, verdicts: staffOnly },
  { name: 'galleries.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'media.list', verdicts: staffOnly },
  { name: 'media.page', verdicts: staffOnly },
  { name: 'media.update', input: { ...noSuchId, name: 'Mare' }, verdicts: staffOnly },
  { name: 'media.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'media.uses', input: noSuchId, verdicts: staffOnly },
  { name: 'menu.list', verdicts: everybody },
  { name: 'menu.listAll', verdicts: staffOnly },
  { name: 'menu.create', input: { label: '' }, verdicts: staffOnly },
  {
    name: 'menu.updateOrder',
    input: { updates: [{ id: 4711, order: 1 }] },
    verdicts: staffOnly,
  },
  { name: 'menu.update', input: { ...noSuchId, label: 'Altro' }, verdicts: staffOnly },
  { name: 'menu.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'featureBoxes.list', verdicts: everybody },
  { name: 'featureBoxes.listAll', verdicts: staffOnly },
  { name: 'featureBoxes.create', input: { title: '' }, verdicts: staffOnly },
  { name: 'featureBoxes.update', input: { ...noSuchId, title: 'Altro' }, verdicts: staffOnly },
  { name: 'featureBoxes.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'pages.listAll', verdicts: staffOnly },
  { name: 'pages.get', input: { id: 'informativa-privacy' }, verdicts: everybody },
  { name: 'pages.create', input: { title: '' }, verdicts: staffOnly },
  { name: 'pages.update', input: { ...noSuchId, title: 'Altro titolo' }, verdicts: staffOnly },
  { name: 'pages.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'blog.list', verdicts: everybody },
  { name: 'blog.page', verdicts: staffOnly },
  { name: 'blog.listAll', verdicts: staffOnly },
  { name: 'blog.get', input: { id: '4711' }, verdicts: everybody },
  { name: 'blog.create', input: { title: '' }, verdicts: staffOnly },
  { name: 'blog.update', input: { ...noSuchId, title: 'Altro titolo' }, verdicts: staffOnly },
  { name: 'blog.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'privacy.find', input: { email: 'nessuno@example.com' }, verdicts: adminOnly },
  { name: 'privacy.export', input: { email: 'nessuno@example.com' }, verdicts: adminOnly },
  { name: 'privacy.erase', input: { email: 'nessuno@example.com' }, verdicts: adminOnly },
  { name: 'privacy.exportMine', verdicts: anyUser },
  { name: 'privacy.eraseMine', input: { currentPassword: 'sbagliata' }, verdicts: anyUser },
  { name: 'tasks.list', verdicts: staffOnly },
  { name: 'tasks.create', input: { name: '' }, verdicts: staffOnly },
  { name: 'tasks.update', input: { ...noSuchId, name: 'Altro' }, verdicts: staffOnly },
  { name: 'tasks.setCompleted', input: noSuchId, verdicts: staffOnly },
  { name: 'tasks.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'tasks.deleteCompleted', verdicts: staffOnly },
  { name: 'reviews.list', verdicts: staffOnly },
  { name: 'reviews.page', verdicts: staffOnly },
  { name: 'reviews.approved', verdicts: everybody },
  { name: 'reviews.approvedPage', verdicts: everybody },
  { name: 'reviews.create', input: { rating: 5, comment: 'Corta' }, verdicts: anyUser },
  {
    name: 'reviews.setStatus',
    input: { ...noSuchId, status: 'APPROVED' },
    verdicts: staffOnly,
  },
  { name: 'reviews.delete', input: noSuchId, verdicts: staffOnly },
  {
    name: 'messages.create',
    input: { name: 'Anna', email: 'anna@example.com', message: 'Corto' },
    verdicts: everybody,
  },
  { name: 'messages.list', verdicts: staffOnly },
  { name: 'messages.page', verdicts: staffOnly },
  { name: 'messages.get', input: noSuchId, verdicts: staffOnly },
  { name: 'messages.markRead', input: { ...noSuchId, read: true }, verdicts: staffOnly },
  { name: 'messages.setSuspect', input: { ...noSuchId, suspect: true }, verdicts: staffOnly },
  { name: 'messages.answer', input: { ...noSuchId, text: 'Grazie!' }, verdicts: staffOnly },
  { name: 'messages.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'backups.list', verdicts: adminOnly },
  { name: 'backups.status', verdicts: adminOnly },
  { name: 'backups.create', input: { method: 'nowhere' }, verdicts: adminOnly },
  { name: 'backups.cancel', verdicts: adminOnly },
  { name: 'backups.restore', input: noSuchBackup, verdicts: adminOnly },
  { name: 'backups.delete', input: noSuchBackup, verdicts: adminOnly },
  { name: 'backups.downloadLink', input: noSuchBackup, verdicts: adminOnly },
  { name: 'backups.connectDrive', verdicts: adminOnly },
  { name: 'backups.disconnectDrive', verdicts: adminOnly },
  { name: 'audit.page', verdicts: adminOnly },
  { name: 'audit.people', verdicts: adminOnly },
  { name: 'outbox.list', verdicts: staffOnly },
  { name: 'outbox.retry', input: noSuchId, verdicts: staffOnly },
  { name: 'content.sample', verdicts: staffOnly },
  { name: 'content.removeSample', verdicts: staffOnly },
  // Last, since it ends the session that asks.
  { name: 'accounts.logout', verdicts: anySession },
];

/** Calls that are no procedures, and so have the REST door alone. */
type NativeRow = {
  name: string;
  path: string;
  body?: Buffer;
  type?: string;
  verdicts: Record<Role, Verdict>;
};

const nativeRows: NativeRow[] = [
  {
    name: 'media.upload',
    path: '/media',
    body: multipartBody([{ bytes: Buffer.from('nessun formato') }]),
    type: MULTIPART,
    verdicts: staffOnly,
  },
  {
    name: 'backups.upload',
    path: '/backup/upload',
    body: multipartBody([{ bytes: Buffer.from('nessun backup') }]),
    type: MULTIPART,
    verdicts: adminOnly,
  },
  // What lets one in is in the address: a ticket, a state.
  { name: 'backups.download', path: '/backup/archive?ticket=x', verdicts: everybody },
  { name: 'backups.driveCallback', path: '/backup/drive/callback?state=x', verdicts: everybody },
];

let t: TestApp;
const tokens: Partial<Record<Role, string>> = { 'broken token': 'nonsense' };

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const openSessions = async (): Promise<void> => {
  tokens.unconfirmed = (await makeUser(t.app, 'ADMIN', { confirmed: false })).token;
  tokens.user = (await makeUser(t.app, 'USER')).token;
  tokens.editor = (await makeUser(t.app, 'EDITOR')).token;
  tokens.admin = (await makeUser(t.app, 'ADMIN')).token;
};

/** Sessions change by being used, and refusals are written down: all other tables must be as they were. */
const everything = async (): Promise<string> => {
  const tables = await sql<{ name: string }>`
    SELECT name FROM sqlite_schema
    WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('sessions', 'audit_events')`.execute(
    t.app.database,
  );
  const dumps = tables.rows.map(({ name }) =>
    sql`SELECT * FROM ${sql.table(name)}`.execute(t.app.database),
  );
  const uploads = await readdir(t.app.config.uploadsDir);
  return JSON.stringify([uploads, ...(await Promise.all(dumps)).map(({ rows }) => rows)]);
};

const namesOf = (listed: readonly { name: string }[]) => listed.map(({ name }) => name).sort();

it('has a row for every procedure', () => {
  expect(namesOf(rows)).toEqual([...procedureNames].sort());
});

it('has a row for every call that is no procedure', () => {
  expect(namesOf(nativeRows)).toEqual(namesOf(nativeCalls));
});

type Answer = { status: number; code?: string | undefined };

const expectVerdict = async (verdict: Verdict, call: () => Promise<Answer>): Promise<void> => {
  const before = await everything();
  const { status, code } = await call();
  if (verdict === 'yes') {
    expect(['UNAUTHENTICATED', 'FORBIDDEN', 'EMAIL_NOT_CONFIRMED']).not.toContain(code);
  } else {
    expect(status).toBe(verdict);
    expect(await everything()).toBe(before);
  }
};

describe.each(doors)('by %s', (doorName, door) => {
  beforeAll(openSessions);

  // What REST reaches by another procedure's path has no path of its own.
  const reachable = rows.filter(({ name }) => doorName === 'tRPC' || hasRestPath(name));

  it.each(reachable.flatMap((row) => roles.map((role) => ({ role, ...row }))))(
    '$name for: $role',
    ({ role, name, input, verdicts: { [role]: verdict } }) =>
      expectVerdict(verdict, () => door(t, name, input, tokens[role])),
  );
});

describe('by REST alone', () => {
  beforeAll(openSessions);

  it.each(nativeRows.flatMap((row) => roles.map((role) => ({ role, ...row }))))(
    '$name for: $role',
    ({ role, name, path, body, type, verdicts: { [role]: verdict } }) =>
      expectVerdict(verdict, async () => {
        const call = nativeCalls.find((native) => native.name === name);
        const answer = await t.rest(call?.methods[0] ?? '', path, {
          ...(body ? { body } : {}),
          headers: type ? { 'content-type': type } : {},
          ...(tokens[role] ? { token: tokens[role] } : {}),
        });
        return { status: answer.status, code: answer.body.code };
      }),
  );
});
