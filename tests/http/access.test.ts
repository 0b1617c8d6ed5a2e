import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rawRoutes } from '#server/http/rest/raw-routes.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { dumpData } from '#tests/support/dump-data.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { hasRestPath, procedureNames, transports } from '#tests/support/transports.ts';
import { MULTIPART, multipartBody } from '#tests/support/upload.ts';

// Who may call what, for every procedure there is. A procedure without a row fails the first test.

/** Who makes a call: somebody without a session, with one that is over, or with the rights of today. */
type Asker =
  | 'visitor'
  | 'broken token'
  | 'expired session'
  | 'ended session'
  | 'deleted'
  | 'unconfirmed'
  | 'user'
  | 'demoted'
  | 'editor'
  | 'admin';

type Verdict = 'yes' | 401 | 403;
type Verdicts = Record<Asker, Verdict>;
type Row = { name: string; input?: Record<string, unknown>; verdicts: Verdicts };

/** What was an administrator's until a moment ago is worth no more than what never was anybody's. */
const verdicts = (
  visitor: Verdict,
  unconfirmed: Verdict,
  user: Verdict,
  editor: Verdict,
  admin: Verdict,
): Verdicts => ({
  visitor,
  'broken token': visitor,
  'expired session': visitor,
  'ended session': visitor,
  deleted: visitor,
  unconfirmed,
  user,
  demoted: user,
  editor,
  admin,
});

const everybody = verdicts('yes', 'yes', 'yes', 'yes', 'yes');
const anySession = verdicts(401, 'yes', 'yes', 'yes', 'yes');
const anyUser = verdicts(401, 403, 'yes', 'yes', 'yes');
const staffOnly = verdicts(401, 403, 403, 'yes', 'yes');
const adminOnly = verdicts(401, 403, 403, 403, 'yes');

const noSuchId = { id: 4711 };
const heroTitleInGerman = { locale: 'de', kind: 'homepage', itemId: 1, field: 'heroTitle' };
const noPasskey = { id: 'bm9uZQ', rawId: 'bm9uZQ', type: 'public-key', response: {} };
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
  { name: 'passkeys.list', verdicts: anyUser },
  { name: 'passkeys.offer', input: { currentPassword: 'sbagliata' }, verdicts: anyUser },
  { name: 'passkeys.add', input: { name: 'Telefono', response: noPasskey }, verdicts: anyUser },
  { name: 'passkeys.rename', input: { ...noSuchId, name: 'Telefono' }, verdicts: anyUser },
  { name: 'passkeys.remove', input: noSuchId, verdicts: anyUser },
  { name: 'passkeys.ofUser', input: noSuchId, verdicts: adminOnly },
  { name: 'passkeys.reset', input: noSuchId, verdicts: adminOnly },
  { name: 'passkeys.renewCodes', verdicts: anyUser },
  { name: 'passkeys.offerLogin', verdicts: everybody },
  { name: 'passkeys.login', input: { response: noPasskey }, verdicts: everybody },
  { name: 'passkeys.recover', input: { code: 'abcd-efgh-jkmn' }, verdicts: anySession },
  { name: 'passkeys.policy', verdicts: adminOnly },
  { name: 'passkeys.setPolicy', input: { staffNeedPasskey: false }, verdicts: adminOnly },
  { name: 'sessions.list', verdicts: anyUser },
  { name: 'sessions.end', input: noSuchId, verdicts: anyUser },
  { name: 'sessions.endOthers', verdicts: anyUser },
  { name: 'users.list', verdicts: adminOnly },
  { name: 'users.page', verdicts: adminOnly },
  { name: 'users.get', input: noSuchId, verdicts: adminOnly },
  {
    name: 'users.create',
    input: { name: 'Anna', email: 'x', password: 'corta', role: 'ADMIN' },
    verdicts: adminOnly,
  },
  { name: 'users.update', input: { ...noSuchId, role: 'ADMIN' }, verdicts: adminOnly },
  { name: 'users.invite', input: noSuchId, verdicts: adminOnly },
  { name: 'users.delete', input: noSuchId, verdicts: adminOnly },
  { name: 'bookings.list', verdicts: everybody },
  { name: 'bookings.page', verdicts: staffOnly },
  { name: 'bookings.file', verdicts: staffOnly },
  {
    name: 'bookings.claims',
    input: { from: '2026-07-01', until: '2026-08-01' },
    verdicts: staffOnly,
  },
  { name: 'bookings.waiting', verdicts: staffOnly },
  { name: 'bookings.unpaid', verdicts: staffOnly },
  { name: 'bookings.get', input: noSuchId, verdicts: staffOnly },
  { name: 'bookings.mine', verdicts: anyUser },
  {
    name: 'bookings.create',
    input: bookingRequest({ startDate: '2020-01-01' }),
    verdicts: everybody,
  },
  { name: 'bookings.history', input: noSuchId, verdicts: staffOnly },
  {
    name: 'bookings.enter',
    input: { ...bookingRequest(), startDate: '2020-01-01' },
    verdicts: staffOnly,
  },
  { name: 'bookings.cancel', input: noSuchId, verdicts: staffOnly },
  { name: 'bookings.hold', input: { ...noSuchId, until: null }, verdicts: staffOnly },
  { name: 'bookings.setStatus', input: { ...noSuchId, status: 'CONFIRMED' }, verdicts: staffOnly },
  { name: 'bookings.takeBack', input: noSuchId, verdicts: staffOnly },
  { name: 'bookings.setPaid', input: { ...noSuchId, paid: true }, verdicts: staffOnly },
  { name: 'bookings.update', input: { ...noSuchId, numberOfGuests: 2 }, verdicts: staffOnly },
  { name: 'bookings.delete', input: noSuchId, verdicts: staffOnly },
  {
    name: 'bookings.block',
    input: { startDate: '2020-01-01', endDate: '2020-01-02' },
    verdicts: staffOnly,
  },
  { name: 'bookings.unblock', input: noSuchId, verdicts: staffOnly },
  { name: 'bookings.setReason', input: { ...noSuchId, reason: 'x' }, verdicts: staffOnly },
  { name: 'calendars.list', verdicts: staffOnly },
  { name: 'calendars.create', input: { name: 'x', kind: 'airbnb', url: '' }, verdicts: staffOnly },
  { name: 'calendars.update', input: { ...noSuchId, name: 'x' }, verdicts: staffOnly },
  { name: 'calendars.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'calendars.read', input: noSuchId, verdicts: staffOnly },
  { name: 'calendars.accept', input: noSuchId, verdicts: staffOnly },
  { name: 'calendars.discard', input: noSuchId, verdicts: staffOnly },
  { name: 'calendars.renew', input: noSuchId, verdicts: staffOnly },
  { name: 'calendars.conflicts', verdicts: staffOnly },
  {
    name: 'calendars.setSameStay',
    input: { stayId: 4711, blockId: 4712 },
    verdicts: staffOnly,
  },
  { name: 'calendars.own', verdicts: staffOnly },
  { name: 'calendars.updateOwn', input: { showsNames: false }, verdicts: staffOnly },
  { name: 'calendars.renewOwn', verdicts: staffOnly },
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
  { name: 'galleries.page', verdicts: staffOnly },
  { name: 'galleries.getById', input: noSuchId, verdicts: staffOnly },
  { name: 'galleries.get', input: { id: '4711' }, verdicts: everybody },
  { name: 'galleries.create', input: { name: 'Mare', slug: 'mare' }, verdicts: staffOnly },
  { name: 'galleries.update', input: { ...noSuchId, name: 'Mare' }, verdicts: staffOnly },
  { name: 'galleries.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'media.list', verdicts: staffOnly },
  { name: 'media.get', input: noSuchId, verdicts: staffOnly },
  { name: 'media.page', verdicts: staffOnly },
  { name: 'media.update', input: { ...noSuchId, name: 'Mare' }, verdicts: staffOnly },
  { name: 'media.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'media.uses', input: noSuchId, verdicts: staffOnly },
  { name: 'menu.list', verdicts: everybody },
  { name: 'menu.listAll', verdicts: staffOnly },
  { name: 'links.targets', verdicts: staffOnly },
  { name: 'links.check', input: { address: '/pages/mai-scritta' }, verdicts: staffOnly },
  { name: 'links.broken', verdicts: staffOnly },
  { name: 'links.freeSlug', input: { kind: 'pages', slug: 'le-calette' }, verdicts: staffOnly },
  { name: 'links.uses', input: { address: '/pages/mai-scritta' }, verdicts: staffOnly },
  { name: 'translations.languages', verdicts: staffOnly },
  { name: 'translations.list', input: { locale: 'de' }, verdicts: staffOnly },
  {
    name: 'translations.ofEntity',
    input: { kind: 'property', itemId: 1 },
    verdicts: staffOnly,
  },
  { name: 'translations.get', input: heroTitleInGerman, verdicts: staffOnly },
  { name: 'translations.save', input: { ...heroTitleInGerman, text: 'Haus' }, verdicts: staffOnly },
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
  { name: 'pages.page', verdicts: staffOnly },
  { name: 'pages.get', input: { id: 'informativa-privacy' }, verdicts: everybody },
  { name: 'pages.create', input: { title: '' }, verdicts: staffOnly },
  { name: 'pages.update', input: { ...noSuchId, title: 'Altro titolo' }, verdicts: staffOnly },
  { name: 'pages.preview', input: { content: '' }, verdicts: staffOnly },
  { name: 'pages.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'blog.list', verdicts: everybody },
  { name: 'blog.page', verdicts: staffOnly },
  { name: 'blog.listAll', verdicts: staffOnly },
  { name: 'blog.get', input: { id: '4711' }, verdicts: everybody },
  { name: 'blog.create', input: { title: '' }, verdicts: staffOnly },
  { name: 'blog.update', input: { ...noSuchId, title: 'Altro titolo' }, verdicts: staffOnly },
  { name: 'blog.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'siteStatus.get', verdicts: staffOnly },
  { name: 'privacy.find', input: { email: 'nessuno@example.com' }, verdicts: adminOnly },
  { name: 'privacy.export', input: { email: 'nessuno@example.com' }, verdicts: adminOnly },
  { name: 'privacy.erase', input: { email: 'nessuno@example.com' }, verdicts: adminOnly },
  { name: 'privacy.exportMine', verdicts: anyUser },
  { name: 'privacy.eraseMine', input: { currentPassword: 'sbagliata' }, verdicts: anyUser },
  { name: 'tasks.list', verdicts: staffOnly },
  { name: 'tasks.page', verdicts: staffOnly },
  { name: 'tasks.people', verdicts: staffOnly },
  { name: 'tasks.get', input: noSuchId, verdicts: staffOnly },
  { name: 'tasks.create', input: { name: '' }, verdicts: staffOnly },
  { name: 'tasks.update', input: { ...noSuchId, name: 'Altro' }, verdicts: staffOnly },
  { name: 'tasks.setCompleted', input: noSuchId, verdicts: staffOnly },
  { name: 'tasks.delete', input: noSuchId, verdicts: staffOnly },
  { name: 'tasks.deleteCompleted', verdicts: staffOnly },
  { name: 'cleaning.link', verdicts: staffOnly },
  { name: 'cleaning.renewLink', verdicts: staffOnly },
  { name: 'cleaning.withdrawLink', verdicts: staffOnly },
  { name: 'cleaning.formerCleaners', verdicts: staffOnly },
  { name: 'cleaning.dismissFormerCleaners', verdicts: adminOnly },
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
  { name: 'reviews.answer', input: { ...noSuchId, text: 'Grazie!' }, verdicts: staffOnly },
  { name: 'reviews.deleteAnswer', input: noSuchId, verdicts: staffOnly },
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
  {
    name: 'outbox.readdress',
    input: { ...noSuchId, email: 'giulia@example.org' },
    verdicts: staffOnly,
  },
  { name: 'outbox.dismiss', input: noSuchId, verdicts: staffOnly },
  { name: 'siteSettings.state', verdicts: everybody },
  { name: 'siteSettings.languages', verdicts: everybody },
  { name: 'siteSettings.get', verdicts: staffOnly },
  { name: 'siteSettings.update', input: { replyTo: '' }, verdicts: staffOnly },
  { name: 'siteSettings.sendTestMail', verdicts: adminOnly },
  { name: 'search.find', input: { q: 'anna' }, verdicts: staffOnly },
  { name: 'firstSteps.get', verdicts: staffOnly },
  { name: 'content.sample', verdicts: staffOnly },
  { name: 'content.removeSample', verdicts: staffOnly },
  { name: 'accounts.logout', verdicts: anySession },
];

/** Calls that are no procedures, and so have the REST transport alone. */
type NativeRow = {
  name: string;
  path: string;
  body?: Buffer;
  type?: string;
  verdicts: Verdicts;
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

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
// Who has asked is not carried along: what is compared would grow with each call.
afterEach(() => t.app.database.deleteFrom('users').execute());

const tokenOf = async (role: Parameters<typeof makeUser>[1], confirmed = true) =>
  (await makeUser(t.app, role, { confirmed })).token;

/** Each calls with a session of its own: what an earlier call did to one decides nothing. */
const askers: Record<Asker, () => Promise<string | undefined>> = {
  visitor: async () => undefined,
  'broken token': async () => 'nonsense',
  'expired session': async () => {
    const { id, token } = await makeUser(t.app, 'ADMIN');
    const sessions = t.app.database.updateTable('sessions').where('userId', '=', id);
    await sessions.set({ lastUsedAt: '2020-01-01T00:00:00.000Z' }).execute();
    return token;
  },
  'ended session': async () => {
    const { id, token } = await makeUser(t.app, 'ADMIN');
    await t.app.database.deleteFrom('sessions').where('userId', '=', id).execute();
    return token;
  },
  deleted: async () => {
    const { id, token } = await makeUser(t.app, 'ADMIN');
    await t.app.database.deleteFrom('users').where('id', '=', id).execute();
    return token;
  },
  unconfirmed: () => tokenOf('ADMIN', false),
  user: () => tokenOf('USER'),
  demoted: async () => {
    const { id, token } = await makeUser(t.app, 'ADMIN');
    await t.app.database.updateTable('users').set({ role: 'USER' }).where('id', '=', id).execute();
    return token;
  },
  editor: () => tokenOf('EDITOR'),
  admin: () => tokenOf('ADMIN'),
};
const everyAsker = Object.keys(askers) as Asker[];

const namesOf = (listed: readonly { name: string }[]) => listed.map(({ name }) => name).sort();

it('has a row for every procedure', () => {
  expect(namesOf(rows)).toEqual([...procedureNames].sort());
});

it('has a row for every call that is no procedure', () => {
  expect(namesOf(nativeRows)).toEqual(namesOf(rawRoutes));
});

type Answer = { status: number; code?: string | undefined };
type Call = (token: string | undefined) => Promise<Answer>;

const refusals: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'EMAIL_NOT_CONFIRMED'];

/** Asks as everybody, those first who are refused: together they leave everything as it was. */
const expectVerdicts = async (expected: Verdicts, call: Call): Promise<void> => {
  const tokens = new Map<Asker, string | undefined>();
  for (const asker of everyAsker) tokens.set(asker, await askers[asker]());
  const isAllowed = (asker: Asker): boolean => expected[asker] === 'yes';
  const found: Partial<Record<Asker, Verdict | number>> = {};

  const refused = everyAsker.filter((asker) => !isAllowed(asker));
  // What everybody may call leaves nothing to compare.
  const before = refused.length > 0 && (await dumpData(t.app));
  for (const asker of refused) found[asker] = (await call(tokens.get(asker))).status;
  if (before) expect(await dumpData(t.app)).toEqual(before);

  for (const asker of everyAsker.filter(isAllowed)) {
    const { status, code } = await call(tokens.get(asker));
    found[asker] = refusals.includes(code) ? status : 'yes';
  }
  expect(found).toEqual(expected);
};

describe.each(transports)('by %s', (transportName, transport) => {
  // What REST reaches by another procedure's path has no path of its own.
  const reachable = rows.filter(({ name }) => transportName === 'tRPC' || hasRestPath(name));

  it.each(reachable)('$name', ({ name, input, verdicts: expected }) =>
    expectVerdicts(expected, (token) => transport(t, name, input, token)),
  );
});

describe('by REST alone', () => {
  it.each(nativeRows)('$name', ({ name, path, body, type, verdicts: expected }) =>
    expectVerdicts(expected, async (token) => {
      const call = rawRoutes.find((native) => native.name === name);
      const answer = await t.rest(call?.methods[0] ?? '', path, {
        ...(body ? { body } : {}),
        headers: type ? { 'content-type': type } : {},
        ...(token ? { token } : {}),
      });
      return { status: answer.status, code: answer.body.code };
    }),
  );
});

describe('a right that ends', () => {
  // Reading and writing, of staff and of administrators.
  const names = ['users.list', 'outbox.list', 'tasks.deleteCompleted', 'accounts.updateProfile'];

  it.each(transports)('ends for each of a hundred calls, by %s', async (_name, transport) => {
    for (const asker of ['expired session', 'ended session', 'deleted', 'demoted'] as const) {
      const token = await askers[asker]();
      const before = await dumpData(t.app);
      const refused = names.slice(0, asker === 'demoted' ? 3 : 4);
      for (let call = 0; call < 100; call += 1) {
        const name = refused[call % refused.length] ?? '';
        const input = name === 'accounts.updateProfile' ? { name: 'Resto io' } : undefined;
        const { status } = await transport(t, name, input, token);
        expect([asker, status]).toEqual([asker, asker === 'demoted' ? 403 : 401]);
      }
      expect(await dumpData(t.app)).toEqual(before);
    }
  });
});
