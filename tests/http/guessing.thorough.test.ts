import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PasswordHasher } from '#server/infrastructure/password-hasher.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { createTestApp, type TestApp, TODAY } from '#tests/support/create-test-app.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';

// Limits of a password guesser, and that the owners do not notice them.

const GUESSES = 1000;
const QUARTER_MS = 15 * 60_000;
const OWNER = 'marta@example.com';

let t: TestApp;
let hashed: number;
const countingHasher: PasswordHasher = {
  ...cheapPasswordHasher,
  verify: (storedHash, password) => {
    hashed += 1;
    return cheapPasswordHasher.verify(storedHash, password);
  },
};

const start = async (settings: Record<string, string> = {}): Promise<void> => {
  t = await createTestApp({ settings, own: { passwordHasher: countingHasher } });
  await makeUser(t.app, 'ADMIN', { email: OWNER });
};

const began = Date.parse(`${TODAY}T10:00:00Z`);
/** The limits count by the machine's clock; the site has its own. */
const setClock = (ms: number): void => {
  vi.setSystemTime(ms);
  t.clock.set(new Date(ms).toISOString());
};

beforeEach(async () => {
  hashed = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: began });
  await start();
});
afterEach(async () => {
  await t.close();
  vi.useRealTimers();
});

type Attempt = {
  email?: string;
  password?: string;
  from?: string;
  forwarded?: string;
  deviceToken?: string | undefined;
};
type Answer = { status: number; retryAfter: number; deviceToken?: string | undefined };

const byRest = async ({
  email = OWNER,
  password = 'sbagliata',
  from = '192.0.2.1',
  forwarded,
  deviceToken,
}: Attempt): Promise<Answer> => {
  const { statusCode, headers, ...response } = await t.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    payload: { email, password, deviceToken },
  });
  return {
    status: statusCode,
    retryAfter: Number(headers['retry-after'] ?? 0),
    deviceToken: response.json().deviceToken,
  };
};

const batch = async (logins: { email: string; password: string }[], from = '192.0.2.1') => {
  const { statusCode, headers } = await t.server.inject({
    method: 'POST',
    url: `/trpc/${logins.map(() => 'accounts.login').join(',')}?batch=1`,
    remoteAddress: from,
    payload: Object.fromEntries(logins.entries()),
  });
  return { status: statusCode, retryAfter: Number(headers['retry-after'] ?? 0) };
};

const byTrpc = ({ email = OWNER, password = 'sbagliata', from = '192.0.2.1' }: Attempt) =>
  batch([{ email, password }], from);

const repeat = async (times: number, attempt: (number: number) => Promise<Answer>) => {
  const answers: Answer[] = [];
  for (let number = 0; number < times; number += 1) answers.push(await attempt(number));
  return answers;
};

const countOf = (answers: readonly Answer[], wanted: number): number =>
  answers.filter(({ status }) => status === wanted).length;

describe.each([
  ['REST', byRest],
  ['tRPC', byTrpc],
] as const)('a thousand wrong passwords within a quarter of an hour by %s', (_name, attempt) => {
  it('cost ten hashes, and say how long to wait', async () => {
    const answers = await repeat(GUESSES, (number) => {
      setClock(began + (number * QUARTER_MS) / GUESSES);
      return attempt({ password: `prova ${number}` });
    });
    expect(hashed).toBe(10);
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, GUESSES - 10]);
    for (const [number, { status, retryAfter }] of answers.entries()) {
      if (status !== 429) continue;
      const left = Math.ceil((QUARTER_MS - (number * QUARTER_MS) / GUESSES) / 1000);
      expect(Math.abs(retryAfter - left)).toBeLessThanOrEqual(1);
    }
  });

  it('leave the owner free to get in from elsewhere, and from there when the time is over', async () => {
    await repeat(GUESSES, () => attempt({}));
    expect((await attempt({ password: PASSWORD, from: '198.51.100.7' })).status).toBe(200);
    expect((await attempt({ password: PASSWORD })).status).toBe(429);
    setClock(began + QUARTER_MS + 1);
    expect((await attempt({ password: PASSWORD })).status).toBe(200);
  });
});

describe('a browser that has logged in before', () => {
  it('lets its owner log in from the network of a thousand wrong passwords', async () => {
    const { deviceToken } = await byRest({ password: PASSWORD });
    await repeat(GUESSES, () => byRest({}));
    expect((await byRest({ password: PASSWORD })).status).toBe(429);
    expect((await byRest({ password: PASSWORD, deviceToken })).status).toBe(200);
  });

  it('lets its owner log in after a network’s logins are used up, too', async () => {
    const { deviceToken } = await byRest({ password: PASSWORD });
    await repeat(200, (number) => byRest({ email: `persona${number}@example.com` }));
    expect((await byRest({ email: 'altra@example.com' })).status).toBe(429);
    expect((await byRest({ password: PASSWORD, deviceToken })).status).toBe(200);
  });

  it('is recognized by a token from its login, which cannot be forged', async () => {
    const { deviceToken = '' } = await byRest({ password: PASSWORD });
    await makeUser(t.app, 'USER', { email: 'ladra@example.com' });
    const other = await byRest({ email: 'ladra@example.com', password: PASSWORD });
    await repeat(GUESSES, () => byRest({}));
    hashed = 0;
    const [id] = deviceToken.split('.');
    const forged = [other.deviceToken, `${deviceToken}x`, `${id}.`, `altro.${deviceToken}`, '.'];
    for (const token of forged) {
      expect((await byRest({ password: PASSWORD, deviceToken: token })).status).toBe(429);
    }
    expect(hashed).toBe(0);
  });

  it('has a separate limit of ten attempts in a quarter of an hour', async () => {
    const { deviceToken } = await byRest({ password: PASSWORD });
    hashed = 0;
    const answers = await repeat(GUESSES, () => byRest({ deviceToken }));
    expect([hashed, countOf(answers, 429)]).toEqual([10, GUESSES - 10]);
    setClock(began + QUARTER_MS + 1);
    expect((await byRest({ password: PASSWORD, deviceToken })).status).toBe(200);
  });

  it('is forgotten after a new password', async () => {
    const { deviceToken } = await byRest({ password: PASSWORD });
    const passwordHash = await cheapPasswordHasher.hash('la password di domani');
    await t.app.database.updateTable('users').set({ passwordHash }).execute();
    await repeat(20, () => byRest({}));
    const owner = { password: 'la password di domani', deviceToken };
    expect((await byRest(owner)).status).toBe(429);
  });
});

describe('batches', () => {
  const logins = (count: number, first = 0) =>
    Array.from({ length: count }, (_, index) => ({
      email: `persona${first + index}@example.com`,
      password: 'sbagliata',
    }));

  it('of a hundred logins are refused before one is tried', async () => {
    const { status } = await batch(logins(100));
    expect([status, hashed]).toEqual([400, 0]);
  });

  it('count each of their logins: five of twenty are a hundred', async () => {
    for (let first = 0; first < 100; first += 20) await batch(logins(20, first));
    expect(hashed).toBe(100);
    const next = await byRest({ email: 'altra@example.com' });
    expect(next.status).toBe(429);
    expect(next.retryAfter).toBeGreaterThan(0);
    const more = await batch(logins(20, 100));
    expect(more.retryAfter).toBeGreaterThan(0);
    expect(hashed).toBe(100);
  });
});

describe('invented addresses', () => {
  const invented = (number: number): string => `10.${number >> 8}.${number & 255}.1`;

  it('are ignored when no proxy is trusted', async () => {
    const answers = await repeat(GUESSES, (number) =>
      byRest({ forwarded: `${invented(number)}, ${invented(number)}` }),
    );
    expect([hashed, countOf(answers, 429)]).toEqual([10, GUESSES - 10]);
  });

  it('are ignored before the address that a trusted proxy has seen', async () => {
    await t.close();
    await start({ TRUST_PROXY: '192.0.2.1' });
    const seen = '203.0.113.5';
    const answers = await repeat(GUESSES, (number) =>
      byRest({ forwarded: `${invented(number)}, ${seen}` }),
    );
    expect([hashed, countOf(answers, 429)]).toEqual([10, GUESSES - 10]);
    const owner = { password: PASSWORD, forwarded: `${seen}, 203.0.113.6` };
    expect((await byRest(owner)).status).toBe(200);
  });

  it('have no effect on requests that bypass the proxy', async () => {
    await t.close();
    await start({ TRUST_PROXY: '192.0.2.1' });
    await repeat(GUESSES, (number) =>
      byRest({ from: '198.51.100.9', forwarded: invented(number) }),
    );
    expect(hashed).toBe(10);
  });
});

it('a right password among wrong ones does not open the way for a thousand more', async () => {
  await makeUser(t.app, 'USER', { email: 'ladra@example.com' });
  // A correct login to the attacker's own account resets that account's count, not the limit over all
  // accounts.
  const answers = await repeat(GUESSES, (number) =>
    byRest(
      number % 5 === 0
        ? { email: 'ladra@example.com', password: PASSWORD }
        : { email: `persona${number}@example.com` },
    ),
  );
  expect([hashed, countOf(answers, 429)]).toEqual([100, GUESSES - 100]);
});
