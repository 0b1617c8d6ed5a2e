import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateSiteSettings } from '#server/features/site-settings/site-settings.service.ts';
import { plainForms } from '#shared/forms/plain-forms.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser, PASSWORD } from '#tests/support/factories.ts';
import { cookieIn, previewCookieOf } from '#tests/support/preview-cookie.ts';
import { transports } from '#tests/support/transports.ts';

// Staff's cookie: who gets it, when it goes, and that no call takes it. Pages: pages-for-staff.test.ts.

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const NAME = '__Host-preview';
const STYLE = 'Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure';
const CLEARED = `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure`;

type Answer = { status: number; headers: Record<string, unknown> };
type Sent = { token?: string; cookie?: string | null; body?: object };
type Call = (method: 'GET' | 'POST', path: string, sent: Sent) => Promise<Answer>;

const headersOf = ({ token, cookie }: Sent): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(cookie && { cookie }),
});

const trpcNames: Record<string, string> = {
  '/auth/login': 'accounts.login',
  '/auth/me': 'accounts.me',
  '/auth/logout': 'accounts.logout',
  '/auth/register': 'accounts.register',
  '/menuitems': 'menu.list',
};

const byTrpc: Call = async (method, path, sent) => {
  const { statusCode, headers } = await t.server.inject({
    method,
    url: `/trpc/${trpcNames[path]}?batch=1`,
    headers: { 'content-type': 'application/json', ...headersOf(sent) },
    ...(method === 'POST' && { payload: JSON.stringify(sent.body ? { 0: sent.body } : {}) }),
  });
  return { status: statusCode, headers };
};

const byRest: Call = (method, path, sent) =>
  t.rest(method, path, {
    headers: headersOf(sent),
    ...(sent.body && { body: sent.body }),
  });

const demandPasskeys = () =>
  t.app.database.updateTable('securitySettings').set({ staffNeedPasskey: 1 }).execute();

describe.each([
  ['REST', byRest],
  ['tRPC', byTrpc],
])('by %s', (_name, call) => {
  it.each(['EDITOR', 'ADMIN'] as const)('a login sets it for the role %s', async (role) => {
    const { email, id } = await makeUser(t.app, role);
    const { headers } = await call('POST', '/auth/login', { body: { email, password: PASSWORD } });
    const [first, ...style] = String(headers['set-cookie']).split('; ');
    expect(first).toMatch(new RegExp(`^${NAME}=[1-9]\\d*\\.[\\w-]{43}$`));
    expect(style.join('; ')).toBe(STYLE);
    const sessions = await t.app.database
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', id)
      .execute();
    expect(first).toContain(`=${sessions.at(-1)?.id}.`);
  });

  it('a session from before the update gets it with its next look at itself', async () => {
    const { token } = await makeUser(t.app, 'EDITOR');
    const { headers } = await call('GET', '/auth/me', { token });
    expect(String(headers['set-cookie'])).toMatch(new RegExp(`^${NAME}=\\d+\\..*${STYLE}$`));
  });

  it('visitors, guests and unconfirmed staff never get one', async () => {
    const guest = await makeUser(t.app, 'USER');
    const unconfirmed = await makeUser(t.app, 'ADMIN', { confirmed: false });
    const newcomer = { name: 'Anna', email: 'anna@example.com', password: PASSWORD };
    const answers = [
      await call('GET', '/menuitems', {}),
      await call('GET', '/auth/me', {}),
      await call('GET', '/auth/me', { token: 'nonsense' }),
      await call('GET', '/auth/me', { token: guest.token }),
      await call('GET', '/auth/me', { token: unconfirmed.token }),
      await call('POST', '/auth/login', { body: { email: guest.email, password: PASSWORD } }),
      await call('POST', '/auth/register', { body: newcomer }),
    ];
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual(
      answers.map(() => undefined),
    );
  });

  it('a logout clears it', async () => {
    const { token } = await makeUser(t.app, 'ADMIN');
    const cookie = await previewCookieOf(t, token);
    const { status, headers } = await call('POST', '/auth/logout', { token, cookie });
    expect([status, headers['set-cookie']]).toEqual([200, CLEARED]);
  });

  it('a call that finds the session ended clears it', async () => {
    const { id, token } = await makeUser(t.app, 'ADMIN');
    const cookie = await previewCookieOf(t, token);
    await t.app.database.deleteFrom('sessions').where('userId', '=', id).execute();
    const { status, headers } = await call('GET', '/auth/me', { token, cookie });
    expect([status, headers['set-cookie']]).toEqual([401, CLEARED]);
  });

  it('a guest who follows on the same browser loses it', async () => {
    const cookie = await previewCookieOf(t, (await makeUser(t.app, 'ADMIN')).token);
    const { token } = await makeUser(t.app, 'USER');
    const { headers } = await call('GET', '/auth/me', { token, cookie });
    expect(headers['set-cookie']).toBe(CLEARED);
  });

  it('a demoted member of staff loses it', async () => {
    const { id, token } = await makeUser(t.app, 'ADMIN');
    const cookie = await previewCookieOf(t, token);
    await t.app.database.updateTable('users').set({ role: 'USER' }).where('id', '=', id).execute();
    expect((await call('GET', '/auth/me', { token, cookie })).headers['set-cookie']).toBe(CLEARED);
  });

  it('where passkeys are required, only a proven session has it', async () => {
    const { email, token } = await makeUser(t.app, 'ADMIN');
    const cookie = await previewCookieOf(t, token);
    await demandPasskeys();
    const login = await call('POST', '/auth/login', { body: { email, password: PASSWORD } });
    const me = await call('GET', '/auth/me', { token, cookie });
    expect([login, me].map(({ headers }) => headers['set-cookie'])).toEqual([undefined, CLEARED]);
    const proven = { passkeyAt: t.clock.now().toISOString() };
    await t.app.database.updateTable('sessions').set(proven).execute();
    expect(await previewCookieOf(t, token)).toBe(cookie);
  });
});

it('a call without the token leaves it as it is', async () => {
  const cookie = await previewCookieOf(t, (await makeUser(t.app, 'ADMIN')).token);
  for (const path of ['/auth/me', '/menuitems', '/bookings']) {
    expect((await byRest('GET', path, { cookie })).headers['set-cookie']).toBeUndefined();
  }
});

it('has a plain name without TLS, where browsers would refuse the other', async () => {
  await t.close();
  t = await createTestApp({ settings: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
  const { token } = await makeUser(t.app, 'EDITOR');
  const { headers } = await byRest('GET', '/auth/me', { token });
  expect(String(headers['set-cookie'])).toMatch(/^preview=\d+\.[\w-]{43}; .*SameSite=Strict$/);
});

it('is no token, and no two sessions share one', async () => {
  const { email, token } = await makeUser(t.app, 'ADMIN');
  const { body, headers } = await t.rest('POST', '/auth/login', {
    body: { email, password: PASSWORD },
  });
  const cookies = [await previewCookieOf(t, token), cookieIn(headers)];
  expect(new Set(cookies).size).toBe(2);
  for (const cookie of cookies) {
    const [, value = ''] = cookie?.split('=') ?? [];
    for (const key of [value, value.split('.')[1] ?? '']) {
      expect((await t.rest('GET', '/auth/me', { token: key })).status).toBe(401);
    }
    expect(value).not.toContain(token);
    expect(value).not.toContain(body.token);
  }
});

describe('for a call', () => {
  let cookie: string;
  beforeEach(async () => {
    const { token } = await makeUser(t.app, 'ADMIN');
    cookie = (await previewCookieOf(t, token)) ?? '';
    const draft = { title: 'Una bozza', content: '<p>x</p>', excerpt: 'x', published: false };
    const made = await t.rest('POST', '/blog', { token, body: draft });
    expect(made.status).toBe(201);
  });

  it.each(transports)('it shows no draft, by %s', async (_name, transport) => {
    const { status } = await transport(t, 'blog.get', { id: 'una-bozza' }, { cookie });
    expect(status).toBe(404);
    const { data } = await transport(t, 'blog.list', {}, { cookie });
    expect(data.posts).toEqual([]);
  });

  it.each(transports)('it opens no site in preparation, by %s', async (_name, transport) => {
    await updateSiteSettings(t.app, { inPreparation: true });
    const { code } = await transport(t, 'prices.get', undefined, { cookie });
    expect(code).toBe('SITE_IN_PREPARATION');
    const { data } = await transport(t, 'siteSettings.state', undefined, { cookie });
    expect(data.shown).toBe('hidden');
  });

  it('it opens no form without JavaScript', async () => {
    await updateSiteSettings(t.app, { inPreparation: true });
    const { statusCode, headers } = await t.server.inject({
      method: 'POST',
      url: plainForms.booking,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(bookingRequest() as Record<string, string>).toString(),
    });
    expect([statusCode, headers['set-cookie']]).toEqual([503, undefined]);
  });
});
