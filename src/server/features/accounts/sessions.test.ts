import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';
import { transports } from '#tests/support/transports.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const inDays = (days: number): string =>
  new Date(Date.parse('2026-05-20T10:00:00Z') + days * 86_400_000).toISOString();

const me = async (token: string): Promise<number> =>
  (await t.rest('GET', '/auth/me', { token })).status;

describe.each(transports)('logging in by %s', (_name, transport) => {
  it('answers a token and the user, without letter case in the address', async () => {
    const { id, email } = await makeUser(t.app, 'EDITOR');
    const { data } = await transport(t, 'accounts.login', {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(data.user).toEqual({
      id,
      name: 'Persona Prova',
      email,
      role: 'EDITOR',
      avatar: null,
      createdAt: '2026-05-20T10:00:00.000Z',
      emailConfirmed: true,
      pendingEmail: null,
      locale: 'it',
      version: 1,
    });
    expect(data.token).toMatch(/^[\w-]{43}$/);
    expect(await me(data.token)).toBe(200);
  });

  it('looks the same for a wrong password and an unknown address', async () => {
    const { email } = await makeUser(t.app, 'USER');
    const wrong = await transport(t, 'accounts.login', { email, password: 'sbagliata' });
    const unknown = await transport(t, 'accounts.login', {
      email: 'nessuno@example.com',
      password: 'sbagliata',
    });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  });

  it('waits for an address to be confirmed, and says so after the right password only', async () => {
    const { email } = await makeUser(t.app, 'USER', { confirmed: false });
    const right = await transport(t, 'accounts.login', { email, password: PASSWORD });
    expect(right).toMatchObject({
      status: 403,
      text: 'Devi confermare la tua email prima di accedere.',
    });
    const wrong = await transport(t, 'accounts.login', { email, password: 'sbagliata' });
    expect(wrong.status).toBe(401);
  });

  it('refuses an endless password before it costs a hash', async () => {
    const outcome = await transport(t, 'accounts.login', {
      email: 'a@example.com',
      password: 'x'.repeat(129),
    });
    expect(outcome).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });
});

describe('a password', () => {
  it('in an address counts for nothing: addresses end up in logs', async () => {
    const { email } = await makeUser(t.app, 'ADMIN');
    const query = new URLSearchParams({ email, password: PASSWORD });
    const answer = await t.rest('POST', `/auth/login?${query}`, { body: {} });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('a session', () => {
  it('is stored without its token', async () => {
    const { token } = await makeUser(t.app, 'ADMIN');
    const rows = await t.app.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('ends with the logout, at once', async () => {
    const { token } = await makeUser(t.app, 'ADMIN');
    expect((await t.rest('POST', '/auth/logout', { token })).body).toEqual({
      message: 'Sessione chiusa.',
    });
    expect(await me(token)).toBe(401);
  });

  it('reads the role at each request', async () => {
    const { id, token } = await makeUser(t.app, 'EDITOR');
    expect((await t.rest('GET', '/outbox', { token })).status).toBe(200);
    await t.app.database.updateTable('users').set({ role: 'USER' }).where('id', '=', id).execute();
    expect((await t.rest('GET', '/outbox', { token })).status).toBe(403);
    await t.app.database.deleteFrom('users').where('id', '=', id).execute();
    expect(await me(token)).toBe(401);
  });

  it('of staff ends after 7 idle days, a guest’s after 30', async () => {
    const staff = await makeUser(t.app, 'ADMIN');
    const guest = await makeUser(t.app, 'USER');
    t.clock.set(inDays(6.9));
    expect([await me(staff.token), await me(guest.token)]).toEqual([200, 200]);
    t.clock.set(inDays(13.9));
    expect([await me(staff.token), await me(guest.token)]).toEqual([401, 200]);
    t.clock.set(inDays(43.8));
    expect(await me(guest.token)).toBe(200);
    t.clock.set(inDays(73.8));
    expect(await me(guest.token)).toBe(401);
  });

  it('of staff ends after 30 days however busy it is', async () => {
    const { token } = await makeUser(t.app, 'EDITOR');
    for (let day = 5; day < 30; day += 5) {
      t.clock.set(inDays(day));
      expect(await me(token)).toBe(200);
    }
    t.clock.set(inDays(30));
    expect(await me(token)).toBe(401);
  });
});

describe('guessing', () => {
  const attempt = (email: string, password: string, address: string) =>
    t.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: address,
      payload: { email, password },
    });

  it('ends after ten wrong passwords, and the owner still gets in from elsewhere', async () => {
    const { email } = await makeUser(t.app, 'ADMIN');
    const statuses: number[] = [];
    for (let index = 0; index < 15; index += 1) {
      statuses.push((await attempt(email, `prova ${index}`, '192.0.2.1')).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
    expect((await attempt(email, PASSWORD, '192.0.2.1')).statusCode).toBe(429);
    expect((await attempt(email, PASSWORD, '198.51.100.7')).statusCode).toBe(200);
  });

  it('ends after a hundred accounts tried from one network', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 105; index += 1) {
      const address = `2001:db8:1:2::${index.toString(16)}`;
      statuses.push((await attempt(`persona${index}@example.com`, 'prova', address)).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    const { email } = await makeUser(t.app, 'ADMIN');
    expect((await attempt(email, PASSWORD, '2001:db8:1:2::ffff')).statusCode).toBe(429);
    expect((await attempt(email, PASSWORD, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('counts every call of a batch', async () => {
    const body = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        index,
        { email: 'a@example.com', password: `p${index}` },
      ]),
    );
    const names = Array.from({ length: 20 }, () => 'accounts.login').join(',');
    const response = await t.server.inject({
      method: 'POST',
      url: `/trpc/${names}?batch=1`,
      payload: body,
    });
    const codes = response
      .json()
      .map((entry: { error: { data: { appCode: string } } }) => entry.error.data.appCode);
    expect(codes.filter((code: string) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
    expect(codes.filter((code: string) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
    expect(response.headers['retry-after']).toBeDefined();
  });
});
