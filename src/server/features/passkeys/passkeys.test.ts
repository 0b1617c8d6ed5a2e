import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser, PASSWORD } from '#tests/support/factories.ts';
import { deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';
import {
  listAdministrators,
  passwordLinkOf,
  removePasskeysOf,
  resetPasswordOf,
} from './way-back.service.ts';

// Passkeys for logging in, and as a requirement for staff.

const ORIGIN = 'https://casa.example.it';
const EVIL = 'https://casa-example.it';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ settings: { PUBLIC_URL: ORIGIN, RATE_LIMITS: 'off' } });
});
afterAll(() => t.close());

type Authenticator = ReturnType<typeof createAuthenticator>;

const challengeFor = async (path: string, options = {}): Promise<unknown> => {
  const { status, body } = await t.rest('POST', path, options);
  expect(status).toBe(200);
  return body.challenge;
};

const offer = (token: string) =>
  challengeFor('/auth/passkeys/options', { token, body: { currentPassword: PASSWORD } });

const add = async (token: string, authenticator: Authenticator, origin = ORIGIN) =>
  t.rest('POST', '/auth/passkeys', {
    token,
    body: {
      name: 'Telefono',
      response: authenticator.create({ challenge: await offer(token), origin }),
    },
  });

const enter = (response: unknown, token?: string) =>
  t.rest('POST', '/auth/passkey', { body: { response }, ...(token && { token }) });

const loginChallenge = () => challengeFor('/auth/passkey/options');

const login = async (authenticator: Authenticator, token?: string) =>
  enter(authenticator.get({ challenge: await loginChallenge(), origin: ORIGIN }), token);

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

const INVALID = [400, 'PASSKEY_INVALID'];

describe('a passkey', () => {
  it('is added with the password, opens a session, is renamed and removed', async () => {
    const { id, email, token } = await makeUser(t.app, 'USER');
    const authenticator = createAuthenticator();
    const added = await add(token, authenticator);
    expect([added.status, added.body.name]).toEqual([201, 'Telefono']);
    expect(new Set(added.body.recoveryCodes).size).toBe(10);

    const entered = await login(authenticator);
    expect(entered.body).toMatchObject({ user: { id, email }, needsPasskey: false });
    const mine = { token: entered.body.token };
    const path = `/auth/passkeys/${added.body.id}`;
    await t.rest('PATCH', path, { ...mine, body: { name: 'Vecchio telefono' } });
    const [listed] = (await t.rest('GET', '/auth/passkeys', mine)).body;
    expect(listed).toMatchObject({ name: 'Vecchio telefono', lastUsedAt: expect.any(String) });

    expect((await t.rest('DELETE', path, mine)).status).toBe(200);
    expect(codeOf(await login(authenticator))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  it('is seen, renamed and removed by its owner only', async () => {
    const owner = await makeUser(t.app, 'USER');
    const { body } = await add(owner.token, createAuthenticator());
    const { token } = await makeUser(t.app, 'ADMIN');
    const path = `/auth/passkeys/${body.id}`;
    expect((await t.rest('GET', '/auth/passkeys', { token })).body).toEqual([]);
    expect((await t.rest('PATCH', path, { token, body: { name: 'Mia' } })).status).toBe(404);
    expect((await t.rest('DELETE', path, { token })).status).toBe(404);
  });

  it('is the caller’s own, even if the input names another user', async () => {
    const [{ token }, other] = [await makeUser(t.app, 'USER'), await makeUser(t.app, 'ADMIN')];
    const authenticator = createAuthenticator();
    const request = { challenge: await offer(token), origin: ORIGIN };
    const extras = { userId: other.id, counter: 7, id: 4711, createdAt: '2000-01-01' };
    const body = { ...extras, name: 'Telefono', response: authenticator.create(request) };
    const { body: added } = await t.rest('POST', '/auth/passkeys', { token, body });
    expect([added.id === 4711, added.createdAt]).toEqual([false, t.clock.now().toISOString()]);
    expect((await login(authenticator)).body.user.id).not.toBe(other.id);
  });

  it('is not offered for a wrong password', async () => {
    const { token } = await makeUser(t.app, 'USER');
    const body = { currentPassword: 'sbagliata' };
    const refused = await t.rest('POST', '/auth/passkeys/options', { token, body });
    expect(codeOf(refused)).toEqual([400, 'INVALID_INPUT']);
  });

  it('is not created at another site, nor with another user’s challenge', async () => {
    const [anna, bruno] = [await makeUser(t.app, 'USER'), await makeUser(t.app, 'USER')];
    expect(codeOf(await add(anna.token, createAuthenticator(), EVIL))).toEqual(INVALID);
    const challenge = await offer(bruno.token);
    const response = createAuthenticator().create({ challenge, origin: ORIGIN });
    const body = { name: 'Telefono', response };
    expect(codeOf(await t.rest('POST', '/auth/passkeys', { token: anna.token, body }))).toEqual(
      INVALID,
    );
    expect((await t.rest('GET', '/auth/passkeys', { token: anna.token })).body).toEqual([]);
  });

  it('is stored once, for one account', async () => {
    const [anna, bruno] = [await makeUser(t.app, 'USER'), await makeUser(t.app, 'USER')];
    const authenticator = createAuthenticator();
    expect((await add(anna.token, authenticator)).status).toBe(201);
    for (const { token } of [anna, bruno]) {
      const refused = await add(token, authenticator);
      expect(codeOf(refused)).toEqual(INVALID);
      expect(refused.body.message).toBe(
        'Questa passkey è già registrata: su questo dispositivo creane un’altra.',
      );
    }
  });

  it('is neither created nor used in a frame of another site', async () => {
    const { token } = await makeUser(t.app, 'USER');
    const authenticator = createAuthenticator();
    const framed = { origin: ORIGIN, crossOrigin: true };
    const response = authenticator.create({ ...framed, challenge: await offer(token) });
    const body = { name: 'Telefono', response };
    expect(codeOf(await t.rest('POST', '/auth/passkeys', { token, body }))).toEqual(INVALID);
    await add(token, authenticator);
    const challenge = await loginChallenge();
    expect(codeOf(await enter(authenticator.get({ ...framed, challenge })))).toEqual(INVALID);
  });

  it('opens nothing with the handle of another user', async () => {
    const { id, token } = await makeUser(t.app, 'USER');
    const authenticator = createAuthenticator();
    await add(token, authenticator);
    const enterAs = async (userId: number) => {
      const challenge = await loginChallenge();
      const { response, ...answer } = authenticator.get({ challenge, origin: ORIGIN });
      const userHandle = Buffer.from(String(userId)).toString('base64url');
      return enter({ ...answer, response: { ...response, userHandle } });
    };
    expect(codeOf(await enterAs(id + 1))).toEqual(INVALID);
    expect((await enterAs(id)).status).toBe(200);
  });

  it('refuses an answer that is old, made up, forged, or without user verification', async () => {
    const { token } = await makeUser(t.app, 'USER');
    const authenticator = createAuthenticator();
    await add(token, authenticator);
    const answer = authenticator.get({ challenge: await loginChallenge(), origin: ORIGIN });
    expect((await enter(answer)).status).toBe(200);
    expect(codeOf(await enter(answer))).toEqual(INVALID);

    const request = async (origin = ORIGIN) => ({ challenge: await loginChallenge(), origin });
    const wrong = [
      authenticator.get({ challenge: 'bWFkZSB1cA', origin: ORIGIN }),
      authenticator.get(await request(EVIL)),
      authenticator.get(await request(), { verified: false }),
      { ...createAuthenticator().get(await request()), id: answer.id, rawId: answer.id },
      // A copy of the authenticator, whose counter lags behind.
      authenticator.get(await request(), { counts: false }),
    ];
    for (const response of wrong.slice(0, 4))
      expect(codeOf(await enter(response))).toEqual(INVALID);
    // The four before it never reached the server.
    expect((await login(authenticator)).status).toBe(200);
    expect(codeOf(await enter(wrong[4]))).toEqual(INVALID);
  });

  it('is not opened by a challenge that is older than five minutes', async () => {
    const { token } = await makeUser(t.app, 'USER');
    const authenticator = createAuthenticator();
    await add(token, authenticator);
    const challenge = await loginChallenge();
    const now = t.clock.now();
    t.clock.set(new Date(now.getTime() + 5 * 60_000 + 1000).toISOString());
    expect(codeOf(await enter(authenticator.get({ challenge, origin: ORIGIN })))).toEqual(INVALID);
  });

  it('does not exist where the site has no name', async () => {
    const numbered = await createTestApp({ settings: { PUBLIC_URL: 'http://192.0.2.7:3000' } });
    expect((await numbered.rest('POST', '/auth/passkey/options')).status).toBe(503);
    await numbered.close();
  });
});

it('limits one network’s challenges, so that it does not evict those of others', async () => {
  const limited = await createTestApp({ settings: { PUBLIC_URL: ORIGIN } });
  const ask = () => limited.rest('POST', '/auth/passkey/options');
  const statuses: number[] = [];
  for (let count = 0; count <= 100; count += 1) statuses.push((await ask()).status);
  expect([statuses.indexOf(429), statuses.length]).toEqual([100, 101]);
  await limited.close();
});

/** The kinds of the mails to an address, and whether each is about something that was added. */
const mailsTo = async (email: string): Promise<[string, boolean][]> => {
  const mails = await t.app.database
    .selectFrom('outboxMails')
    .select(['kind', 'subjectData'])
    .where('recipientEmail', '=', email)
    .execute();
  return mails.map(({ kind, subjectData }) => [kind, subjectData.includes('added')]);
};

describe('a mail about passkeys', () => {
  it('goes to their owner, and for staff to every administrator', async () => {
    const admin = await makeUser(t.app, 'ADMIN');
    const guest = await makeUser(t.app, 'USER');
    await add(guest.token, createAuthenticator());
    expect(await mailsTo(guest.email)).toEqual([['passkeys-changed', true]]);
    expect(await mailsTo(admin.email)).toEqual([]);
    const editor = await makeUser(t.app, 'EDITOR');
    await add(editor.token, createAuthenticator());
    expect(await mailsTo(editor.email)).toEqual([['passkeys-changed', true]]);
    expect(await mailsTo(admin.email)).toEqual([['staff-changed', true]]);
  });
});

describe('a new password by a mailed link', () => {
  it.each([
    { role: 'USER', after: 401 },
    { role: 'EDITOR', after: 200 },
  ] as const)('ends the passkeys of guests, not of staff: $role', async ({ role, after }) => {
    const email = `${role.toLowerCase()}-dimentica@example.com`;
    const { token } = await makeUser(t.app, role, { email });
    const authenticator = createAuthenticator();
    await add(token, authenticator);
    await t.rest('POST', '/auth/forgot-password', { body: { email } });
    const mails = (await deliverMails(t.app)).filter(({ to }) =>
      JSON.stringify(to).includes(email),
    );
    const link = passwordTokenIn(mails.at(-1));
    const body = { token: link, password: 'un’altra password lunga' };
    expect((await t.rest('POST', '/auth/reset-password', { body })).status).toBe(200);
    expect((await login(authenticator)).status).toBe(after);
    const told = (await deliverMails(t.app)).map((mail) => mail.text).join();
    expect(told.includes('le passkey e i codici di recupero di prima non valgono più')).toBe(
      role === 'USER',
    );
  });
});

describe('the requirement of passkeys for staff', () => {
  const demand = (token: string, staffNeedPasskey: boolean) =>
    t.rest('PUT', '/settings/passkeys', { token, body: { staffNeedPasskey } });
  const passwordSession = async (email: string) => {
    const body = { email, password: PASSWORD };
    return (await t.rest('POST', '/auth/login', { body })).body;
  };
  const mayWork = async (token: string) => (await t.rest('GET', '/contact', { token })).status;

  it('cannot be set by an administrator without a passkey', async () => {
    const { token } = await makeUser(t.app, 'ADMIN');
    expect(codeOf(await demand(token, true))).toEqual([403, 'PASSKEY_REQUIRED']);
  });

  it('suspends rights until each session is verified, and does not affect guests', async () => {
    const admin = await makeUser(t.app, 'ADMIN');
    const phone = createAuthenticator();
    const { recoveryCodes } = (await add(admin.token, phone)).body;
    expect((await demand(admin.token, true)).status).toBe(200);

    const editor = await makeUser(t.app, 'EDITOR');
    const guest = await makeUser(t.app, 'USER');
    expect(await mayWork(admin.token)).toBe(200);
    expect(await mayWork(editor.token)).toBe(403);
    expect((await t.rest('GET', '/auth/sessions', { token: guest.token })).status).toBe(200);

    const byPassword = await passwordSession(admin.email);
    expect(byPassword.needsPasskey).toBe(true);
    expect(await mayWork(byPassword.token)).toBe(403);
    const { body: me } = await t.rest('GET', '/auth/me', { token: byPassword.token });
    expect(me.needsPasskey).toBe(true);
    // A stolen password can neither add a passkey beside the existing one nor touch anything else.
    const { token } = byPassword;
    const body = { currentPassword: PASSWORD };
    const [passkey] = (await t.rest('GET', '/auth/passkeys', { token })).body;
    const path = `/auth/passkeys/${passkey.id}`;
    const tries = [
      await t.rest('POST', '/auth/passkeys/options', { token, body }),
      await t.rest('PATCH', path, { token, body: { name: 'Mia' } }),
      await t.rest('DELETE', path, { token }),
      await t.rest('POST', '/auth/recovery-codes', { token }),
      await t.rest('GET', '/auth/sessions', { token }),
      await t.rest('DELETE', '/auth/sessions', { token }),
      await t.rest('PUT', '/auth/profile', { token, body: { ...body, newPassword: 'rubata-1' } }),
      await demand(token, false),
    ];
    for (const refused of tries) expect(codeOf(refused)).toEqual([403, 'PASSKEY_REQUIRED']);
    // What strangers may do it does as one of them: staff may ask for any number of nights.
    const long = bookingRequest({ endDate: '2026-09-24' });
    expect((await t.rest('POST', '/bookings', { token, body: long })).status).toBe(400);
    const { body: ofAdmin } = await t.rest('POST', '/bookings', { token, body: bookingRequest() });
    const { userId } = await t.app.database
      .selectFrom('bookings')
      .select('userId')
      .where('id', '=', ofAdmin.id)
      .executeTakeFirstOrThrow();
    expect(userId).toBeNull();

    const proven = await login(phone, token);
    expect(await mayWork(proven.body.token)).toBe(200);
    expect((await t.rest('GET', '/auth/me', { token })).status).toBe(401);

    const again = await passwordSession(admin.email);
    const [code = ''] = recoveryCodes;
    const recover = (attempt: string) =>
      t.rest('POST', '/auth/recovery', { token: again.token, body: { code: attempt } });
    expect((await recover('abcd-efgh-jkmn')).status).toBe(400);
    const spelled = code.toUpperCase().replaceAll('-', ' ');
    expect((await recover(spelled)).body).toEqual({
      message: 'Codice accettato: non vale più una seconda volta.',
      codesLeft: 9,
    });
    expect(await mayWork(again.token)).toBe(200);
    expect((await recover(code)).status).toBe(400);

    // A user without a passkey may add the first one and continues in the same session.
    expect((await add(editor.token, createAuthenticator())).status).toBe(201);
    expect(await mayWork(editor.token)).toBe(200);

    expect((await demand(admin.token, false)).status).toBe(200);
    expect(await mayWork((await passwordSession(admin.email)).token)).toBe(200);
  });
});

describe('a lost device', () => {
  it('leads to an administrator, who removes the passkeys', async () => {
    const admin = await makeUser(t.app, 'ADMIN');
    const editor = await makeUser(t.app, 'EDITOR');
    const authenticator = createAuthenticator();
    await add(editor.token, authenticator);
    const path = `/auth/users/${editor.id}/passkeys`;
    expect((await t.rest('GET', path, admin)).body).toMatchObject([{ name: 'Telefono' }]);
    expect((await t.rest('DELETE', path, editor)).status).toBe(403);
    expect((await t.rest('DELETE', path, admin)).status).toBe(200);
    expect((await t.rest('GET', path, admin)).body).toEqual([]);
    expect((await login(authenticator)).status).toBe(401);
    expect((await t.rest('GET', '/auth/me', editor)).status).toBe(401);
    const kinds = (await mailsTo(admin.email)).map(([kind]) => kind);
    expect(kinds).toContain('staff-changed');
    const { body: log } = await t.rest('GET', '/audit', admin);
    expect(log.events[0]).toMatchObject({
      action: 'passkeys.reset',
      subject: { id: String(editor.id) },
    });
  });

  it('of the administrator’s own is handled in the profile', async () => {
    const admin = await makeUser(t.app, 'ADMIN');
    const path = `/auth/users/${admin.id}/passkeys`;
    expect((await t.rest('DELETE', path, admin)).status).toBe(403);
  });
});

describe('the way back in from the server', () => {
  it('removes passkeys and codes, sets a new password, and is recorded', async () => {
    const { id, email, token } = await makeUser(t.app, 'ADMIN');
    const authenticator = createAuthenticator();
    await add(token, authenticator);
    expect(await listAdministrators(t.app)).toContainEqual(
      expect.objectContaining({ email, passkeys: 1 }),
    );
    expect(await removePasskeysOf(t.app, email)).toBe(1);
    expect((await login(authenticator)).status).toBe(401);
    const password = await resetPasswordOf(t.app, email);
    expect((await t.rest('GET', '/auth/me', { token })).status).toBe(401);
    const entered = await t.rest('POST', '/auth/login', { body: { email, password } });
    expect(entered.status).toBe(200);
    const { body: log } = await t.rest('GET', '/audit', { token: entered.body.token });
    const actions = log.events.map(({ action, subject }: { action: string; subject: unknown }) => [
      action,
      subject,
    ]);
    expect(actions).toContainEqual(['shell.passkeys', expect.objectContaining({ id: String(id) })]);
    expect(actions).toContainEqual(['shell.password', expect.objectContaining({ id: String(id) })]);
  });

  it('is also a link to choose a password, with a mail to every administrator', async () => {
    const { email } = await makeUser(t.app, 'ADMIN');
    const other = await makeUser(t.app, 'ADMIN');
    const link = await passwordLinkOf(t.app, email);
    const token = link.replace(`${ORIGIN}/reset-password/`, '');
    const body = { token, password: 'scelta-dal-link' };
    expect((await t.rest('POST', '/auth/reset-password', { body })).status).toBe(200);
    expect(codeOf(await t.rest('POST', '/auth/reset-password', { body }))).toContain(
      'LINK_INVALID',
    );
    const login = { email, password: body.password };
    expect((await t.rest('POST', '/auth/login', { body: login })).status).toBe(200);
    expect((await mailsTo(other.email)).map(([kind]) => kind)).toContain('staff-changed');
  });

  it('is for administrators only', async () => {
    const { email } = await makeUser(t.app, 'EDITOR');
    await expect(passwordLinkOf(t.app, email)).rejects.toThrow(email);
    await expect(removePasskeysOf(t.app, email)).rejects.toThrow(email);
    await expect(resetPasswordOf(t.app, email)).rejects.toThrow(email);
  });
});
