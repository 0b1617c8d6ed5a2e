import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rawRoutes } from '#server/http/rest/raw-routes.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { dumpData } from '#tests/support/dump-data.ts';
import { makeUser } from '#tests/support/factories.ts';
import { nouns } from '#tests/support/nouns.ts';
import { previewCookieOf } from '#tests/support/preview-cookie.ts';
import {
  type Credential,
  hasRestPath,
  procedureNames,
  sentBy,
  transports,
} from '#tests/support/transports.ts';
import { MULTIPART, multipartBody } from '#tests/support/upload.ts';
import {
  type AccessRows,
  type Asker,
  adminOnly,
  anyProver,
  anySession,
  anyUser,
  everybody,
  noSuchId,
  staffOnly,
  type Verdict,
  type Verdicts,
} from '#tests/support/verdicts.ts';

// The roles that may call each procedure. A procedure without a row fails the first test.

type Row = { name: string; input?: Record<string, unknown>; verdicts: Verdicts };

const heroTitleInGerman = { locale: 'de', kind: 'homepage', itemId: 1, field: 'heroTitle' };
const noPasskey = { id: 'bm9uZQ', rawId: 'bm9uZQ', type: 'public-key', response: {} };
const noSuchBackup = { id: '20200101T000000Z-manual' };

// Allowed calls need not succeed: they only must not be refused because of the caller.
// Calls of no noun.
const others: AccessRows = {
  'accounts.login': [everybody, { email: 'nessuno@example.com', password: 'x' }],
  'accounts.register': [
    everybody,
    { name: 'Anna', email: 'senza-password@example.com', password: 'corta' },
  ],
  'accounts.confirmEmail': [everybody, { token: 'nonsense', email: 'nessuno@example.com' }],
  'accounts.denyRegistration': [everybody, { token: 'nonsense', email: 'nessuno@example.com' }],
  'accounts.resendConfirmation': [everybody, { email: 'nessuno@example.com' }],
  'accounts.forgotPassword': [everybody, { email: 'nessuno@example.com' }],
  'accounts.resetPassword': [everybody, { token: 'nonsense', password: 'una-nuova-password' }],
  'passkeys.list': anyProver,
  'passkeys.offer': [anyProver, { currentPassword: 'sbagliata' }],
  'passkeys.add': [anyProver, { name: 'Telefono', response: noPasskey }],
  'passkeys.rename': [anyUser, { ...noSuchId, name: 'Telefono' }],
  'passkeys.remove': [anyUser, noSuchId],
  'passkeys.ofUser': [adminOnly, noSuchId],
  'passkeys.reset': [adminOnly, noSuchId],
  'passkeys.renewCodes': anyUser,
  'passkeys.offerLogin': everybody,
  'passkeys.login': [everybody, { response: noPasskey }],
  'passkeys.recover': [anySession, { code: 'abcd-efgh-jkmn' }],
  'passkeys.policy': adminOnly,
  'passkeys.setPolicy': [adminOnly, { staffNeedPasskey: true }],
  'mailAnswers.links': staffOnly,
  'mailAnswers.withdraw': staffOnly,
  'mailAnswers.policy': adminOnly,
  'mailAnswers.setPolicy': [adminOnly, { isOn: true }],
  'sessions.list': anyUser,
  'sessions.end': [anyUser, noSuchId],
  'sessions.endOthers': anyUser,
  'links.targets': staffOnly,
  'links.check': [staffOnly, { address: '/pages/mai-scritta' }],
  'links.broken': staffOnly,
  'links.freeSlug': [staffOnly, { kind: 'pages', slug: 'le-calette' }],
  'links.uses': [staffOnly, { address: '/pages/mai-scritta' }],
  'translations.languages': staffOnly,
  'translations.list': [staffOnly, { locale: 'de' }],
  'translations.ofEntity': [staffOnly, { kind: 'property', itemId: 1 }],
  'translations.get': [staffOnly, heroTitleInGerman],
  'translations.save': [staffOnly, { ...heroTitleInGerman, text: 'Haus' }],
  'siteStatus.get': staffOnly,
  'privacy.people': [adminOnly, { search: 'nessuno' }],
  'privacy.find': [adminOnly, { email: 'nessuno@example.com' }],
  'privacy.export': [adminOnly, { email: 'nessuno@example.com' }],
  'privacy.erase': [adminOnly, { email: 'nessuno@example.com' }],
  'privacy.exportMine': anyUser,
  'privacy.eraseMine': [anyUser, { currentPassword: 'sbagliata' }],
  'cleaning.stays': staffOnly,
  'cleaning.link': staffOnly,
  'cleaning.renewLink': staffOnly,
  'cleaning.withdrawLink': staffOnly,
  'cleaning.formerCleaners': staffOnly,
  'cleaning.dismissFormerCleaners': adminOnly,
  'backups.list': adminOnly,
  'backups.status': adminOnly,
  'backups.create': [adminOnly, { method: 'nowhere' }],
  'backups.cancel': adminOnly,
  'backups.restore': [adminOnly, noSuchBackup],
  'backups.delete': [adminOnly, noSuchBackup],
  'backups.downloadLink': [adminOnly, noSuchBackup],
  'backups.connectDrive': adminOnly,
  'backups.disconnectDrive': adminOnly,
  'audit.page': adminOnly,
  'audit.people': adminOnly,
  'outbox.list': staffOnly,
  'outbox.retry': [staffOnly, noSuchId],
  'outbox.readdress': [staffOnly, { ...noSuchId, email: 'giulia@example.org' }],
  'outbox.dismiss': [staffOnly, noSuchId],
  'search.find': [staffOnly, { q: 'anna' }],
  'duties.list': staffOnly,
  'firstSteps.get': staffOnly,
  'content.sample': staffOnly,
  'content.removeSample': staffOnly,
  'accounts.logout': anySession,
};

const rows: Row[] = [others, ...nouns.map(({ access }) => access)].flatMap((table) =>
  Object.entries(table).map(([name, row]) =>
    Array.isArray(row) ? { name, verdicts: row[0], input: { ...row[1] } } : { name, verdicts: row },
  ),
);

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
  // The address itself holds the credential: a ticket, a state.
  { name: 'backups.download', path: '/backup/archive?ticket=x', verdicts: everybody },
  { name: 'backups.driveCallback', path: '/backup/drive/callback?state=x', verdicts: everybody },
];

let t: TestApp;

type Role = Parameters<typeof makeUser>[1];

const tokenOf = async (role: Role, confirmed = true) =>
  (await makeUser(t.app, role, { confirmed })).token;

/** Staff have to prove their sessions here. */
const provenTokenOf = async (role: Role) => {
  const { id, token } = await makeUser(t.app, role);
  const sessions = t.app.database.updateTable('sessions').where('userId', '=', id);
  await sessions.set({ passkeyAt: t.clock.now().toISOString() }).execute();
  return token;
};

const askers: Record<Asker, () => Promise<Credential>> = {
  visitor: async () => undefined,
  'broken token': async () => 'nonsense',
  'cookie alone': async () => {
    const cookie = await previewCookieOf(t, await provenTokenOf('ADMIN'));
    if (!cookie) throw new Error('Staff get no cookie');
    return { cookie };
  },
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
  unproven: () => tokenOf('ADMIN'),
  user: () => tokenOf('USER'),
  demoted: async () => {
    const { id, token } = await makeUser(t.app, 'ADMIN');
    await t.app.database.updateTable('users').set({ role: 'USER' }).where('id', '=', id).execute();
    return token;
  },
  editor: () => provenTokenOf('EDITOR'),
  admin: () => provenTokenOf('ADMIN'),
};
const everyAsker = Object.keys(askers) as Asker[];

/** Sessions for calls that are refused: they leave everything as it was, and so each other. */
const refusedSessions = new Map<Asker, Credential>();
let keptUsers: number[];

/** An allowed call may change the session, so each gets its own. */
const sessionOf = async (asker: Asker, isAllowed: boolean): Promise<Credential> =>
  isAllowed || asker === 'expired session' ? askers[asker]() : refusedSessions.get(asker);

beforeAll(async () => {
  // Its calls in a minute are more than one visitor may make.
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  await t.app.database.updateTable('securitySettings').set({ staffNeedPasskey: 1 }).execute();
  for (const asker of everyAsker) refusedSessions.set(asker, await askers[asker]());
  const users = await t.app.database.selectFrom('users').select('id').execute();
  keptUsers = users.map(({ id }) => id);
});
afterAll(() => t.close());
// Deletes the users that a test made: otherwise each test would compare more data than the one before.
afterEach(() => t.app.database.deleteFrom('users').where('id', 'not in', keptUsers).execute());

const namesOf = (listed: readonly { name: string }[]) => listed.map(({ name }) => name).sort();

it('has a row for every procedure', () => {
  expect(namesOf(rows), 'the rows of a noun are in tests/nouns/<noun>.ts').toEqual(
    [...procedureNames].sort(),
  );
});

it('has a row for every call that is no procedure', () => {
  expect(namesOf(nativeRows)).toEqual(namesOf(rawRoutes));
});

type Answer = { status: number; code?: string | undefined };
type Call = (credential: Credential) => Promise<Answer>;

const refusals: readonly unknown[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'EMAIL_NOT_CONFIRMED',
  'PASSKEY_REQUIRED',
];

/** Calls in each role, first in those that are refused: together these change nothing. */
const expectVerdicts = async (expected: Verdicts, call: Call): Promise<void> => {
  const isAllowed = (asker: Asker): boolean => expected[asker] === 'yes';
  const credentials = new Map<Asker, Credential>();
  for (const asker of everyAsker) credentials.set(asker, await sessionOf(asker, isAllowed(asker)));
  const found: Partial<Record<Asker, Verdict | number>> = {};

  const refused = everyAsker.filter((asker) => !isAllowed(asker));
  // A call that every role may make leaves nothing to compare.
  const before = refused.length > 0 && (await dumpData(t.app));
  for (const asker of refused) found[asker] = (await call(credentials.get(asker))).status;
  if (before) expect(await dumpData(t.app)).toEqual(before);

  for (const asker of everyAsker.filter(isAllowed)) {
    const { status, code } = await call(credentials.get(asker));
    found[asker] = refusals.includes(code) ? status : 'yes';
  }
  expect(found).toEqual(expected);
};

describe.each(transports)('by %s', (transportName, transport) => {
  // A procedure that shares another's REST path has no path of its own.
  const reachable = rows.filter(({ name }) => transportName === 'tRPC' || hasRestPath(name));

  it.each(reachable)('$name', ({ name, input, verdicts: expected }) =>
    expectVerdicts(expected, (credential) => transport(t, name, input, credential)),
  );
});

describe('by REST alone', () => {
  it.each(nativeRows)('$name', ({ name, path, body, type, verdicts: expected }) =>
    expectVerdicts(expected, async (credential) => {
      const call = rawRoutes.find((native) => native.name === name);
      const answer = await t.rest(call?.methods[0] ?? '', path, {
        ...(body ? { body } : {}),
        headers: { ...sentBy(credential), ...(type && { 'content-type': type }) },
      });
      return { status: answer.status, code: answer.body.code };
    }),
  );
});

describe('a right that ends', () => {
  // Reading and writing, of staff and of administrators.
  const names = ['users.list', 'outbox.list', 'tasks.deleteCompleted', 'accounts.updateProfile'];

  it.each(transports)('ends for each of twenty calls, by %s', async (_name, transport) => {
    for (const asker of ['expired session', 'ended session', 'deleted', 'demoted'] as const) {
      const token = await askers[asker]();
      const before = await dumpData(t.app);
      const refused = names.slice(0, asker === 'demoted' ? 3 : 4);
      for (let call = 0; call < 20; call += 1) {
        const name = refused[call % refused.length] ?? '';
        const input = name === 'accounts.updateProfile' ? { name: 'Resto io' } : undefined;
        const { status } = await transport(t, name, input, token);
        expect([asker, status]).toEqual([asker, asker === 'demoted' ? 403 : 401]);
      }
      expect(await dumpData(t.app)).toEqual(before);
    }
  });
});
