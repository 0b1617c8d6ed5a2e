import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';
import { deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';
import { cookieIn, previewCookieOf } from '#tests/support/preview-cookie.ts';
import { viaRest } from '#tests/support/transports.ts';

// A session that an attacker has chosen, or opened before, never becomes the owner's.

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const CHOSEN = 'A'.repeat(43);

const meStatus = async (token: string): Promise<number> =>
  (await viaRest(t, 'accounts.me', undefined, token)).status;

describe('a token that an attacker chose', () => {
  it.each(['authorization', 'cookie', 'x-session-token'])(
    'is not taken over by a login that carries it in %s',
    async (header) => {
      const { email } = await makeUser(t.app, 'ADMIN');
      const value = header === 'authorization' ? `Bearer ${CHOSEN}` : `token=${CHOSEN}`;
      const { status, body, headers } = await t.rest('POST', '/auth/login', {
        body: { email, password: PASSWORD, token: CHOSEN, sessionId: 1 },
        headers: { [header]: value },
      });
      expect(status).toBe(200);
      expect(body.token).not.toBe(CHOSEN);
      const cookie = await previewCookieOf(t, body.token);
      expect([cookieIn(headers), cookie]).toEqual([cookie, expect.not.stringContaining(CHOSEN)]);
      expect([await meStatus(CHOSEN), await meStatus(body.token)]).toEqual([401, 200]);
    },
  );
});

describe('a session that is open', () => {
  it('still belongs to its user after another user logs in with it', async () => {
    const stranger = await makeUser(t.app, 'USER');
    const owner = await makeUser(t.app, 'ADMIN');
    const input = { email: owner.email, password: PASSWORD };
    const { data } = await viaRest(t, 'accounts.login', input, stranger.token);
    expect(data.token).not.toBe(stranger.token);
    const { data: still } = await viaRest(t, 'accounts.me', undefined, stranger.token);
    expect(still.user).toMatchObject({ id: stranger.id, role: 'USER' });
  });

  it('gets no more rights: a higher role begins with a login', async () => {
    const admin = await makeUser(t.app, 'ADMIN');
    const { id, email, token } = await makeUser(t.app, 'USER');
    for (const role of ['EDITOR', 'ADMIN']) {
      const { token: open } = (await viaRest(t, 'accounts.login', { email, password: PASSWORD }))
        .data;
      await viaRest(t, 'users.update', { id, role }, admin.token);
      expect([await meStatus(token), await meStatus(open)]).toEqual([401, 401]);
    }
    const { data } = await viaRest(t, 'accounts.login', { email, password: PASSWORD });
    expect(data.user.role).toBe('ADMIN');
    await viaRest(t, 'users.update', { id, role: 'USER' }, admin.token);
    expect((await viaRest(t, 'accounts.me', undefined, data.token)).data.user.role).toBe('USER');
  });

  it('does not outlive a new password, though the link was opened with it at hand', async () => {
    const { email, token } = await makeUser(t.app, 'USER');
    await viaRest(t, 'accounts.forgotPassword', { email });
    const reset = passwordTokenIn((await deliverMails(t.app))[0]);
    const input = { token: reset, password: 'la password di domani' };
    expect((await viaRest(t, 'accounts.resetPassword', input, token)).status).toBe(200);
    expect(await meStatus(token)).toBe(401);
  });
});
