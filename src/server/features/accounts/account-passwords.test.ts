import argon2 from 'argon2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createPasswordHasher,
  type PasswordHasher,
} from '#server/infrastructure/password-hasher.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

// Passwords with the real password hasher.

const real = await createPasswordHasher();
let hashed: string[];
const counting: PasswordHasher = {
  ...real,
  hash: (password) => {
    hashed.push(password);
    return real.hash(password);
  },
  verify: (stored, password) => {
    hashed.push(password);
    return real.verify(stored, password);
  },
};

let t: TestApp;
beforeEach(async () => {
  hashed = [];
  t = await createTestApp({ own: { passwordHasher: counting } });
});
afterEach(() => t.close());

const logIn = (email: string, password: string) =>
  viaRest(t, 'accounts.login', { email, password });

const weaker: [what: string, options: argon2.HashOptions][] = [
  ['less memory', { type: argon2.argon2id, memoryCost: 8192, timeCost: 2, parallelism: 1 }],
  ['one pass', { type: argon2.argon2id, memoryCost: 19_456, timeCost: 1, parallelism: 1 }],
  ['another kind', { type: argon2.argon2i, memoryCost: 19_456, timeCost: 2, parallelism: 1 }],
];

describe('a hash made with less than today’s', () => {
  it.each(weaker)('(%s) is replaced at the next login, and by nothing else', async (_, options) => {
    const { id, email } = await makeUser(t.app, 'USER');
    const weak = await argon2.hash(PASSWORD, options);
    const user = t.app.database.updateTable('users').where('id', '=', id);
    await user.set({ passwordHash: weak }).execute();
    const stored = async () => {
      const users = t.app.database.selectFrom('users').select('passwordHash');
      return (await users.where('id', '=', id).executeTakeFirstOrThrow()).passwordHash;
    };
    expect((await logIn(email, 'sbagliata')).status).toBe(401);
    expect(await stored()).toBe(weak);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    const strong = await stored();
    expect(strong).toMatch(/^\$argon2id\$v=19\$/);
    expect(strong).toMatch(/\bm=19456\b/);
    expect(strong).toMatch(/\bt=2\b/);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    expect(await stored()).toBe(strong);
  });
});

describe('a password', () => {
  it('of 128 letters of any alphabet counts to its last one', async () => {
    const { email, token } = await makeUser(t.app, 'USER');
    const newPassword = `${'🔑'.repeat(127)}è`;
    const change = { currentPassword: PASSWORD, newPassword };
    expect((await viaRest(t, 'accounts.updateProfile', change, token)).status).toBe(200);
    expect((await logIn(email, newPassword)).status).toBe(200);
    expect((await logIn(email, `${'🔑'.repeat(127)}e`)).status).toBe(401);
    expect((await logIn(email, '🔑'.repeat(127))).status).toBe(401);
  });

  // Characters of four bytes each: 129 are about half a KiB, 257 more than one.
  it('of too many letters is refused before it is hashed', () =>
    expectEach([129, 257, 10_000], async (letters) => {
      const { id, email, token } = await makeUser(t.app, 'ADMIN');
      const password = '🔑'.repeat(letters);
      hashed = [];
      const refusals = await Promise.all([
        viaRest(t, 'accounts.login', { email, password }),
        viaRest(t, 'accounts.register', { name: 'Anna', email: 'anna@example.com', password }),
        viaRest(t, 'accounts.resetPassword', { token: 'nonsense', password }),
        viaRest(
          t,
          'accounts.updateProfile',
          { currentPassword: password, newPassword: PASSWORD },
          token,
        ),
        viaRest(
          t,
          'accounts.updateProfile',
          { currentPassword: PASSWORD, newPassword: password },
          token,
        ),
        viaRest(
          t,
          'users.create',
          { name: 'Anna', email: 'a@example.com', role: 'USER', password },
          token,
        ),
        viaRest(t, 'users.update', { id, password }, token),
      ]);
      const [last] = refusals.splice(-1);
      expect(refusals.map(({ status }) => status)).toEqual(Array(6).fill(400));
      // Administrators cannot change passwords: unknown fields are ignored.
      expect([200, 400]).toContain(last?.status);
      expect(hashed).toEqual([]);
    }));
});
