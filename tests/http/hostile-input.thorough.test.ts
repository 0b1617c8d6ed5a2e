import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { sendHostile } from '#tests/support/hostile/send-hostile.ts';

// Some hundred calls of nonsense, others each time; ten thousand by each transport are sent by
// `npm run test:faults -- --only bad-input`.

const CALLS = 500;

let t: TestApp;
let url: string;
let token: string;
beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  url = await t.server.listen({ host: '127.0.0.1', port: 0 });
  token = (await makeUser(t.app, 'ADMIN')).token;
});
afterAll(() => t.close());

it.each(['REST', 'tRPC'] as const)(
  'malformed calls by %s are refused, and change nothing',
  async (transport) => {
    const target = { url, token, databaseFile: t.app.config.databaseFile };
    const outcome = await sendHostile(target, {
      transport,
      count: CALLS,
      seed: randomInt(2 ** 31),
    });
    expect(outcome.refused).toBeGreaterThan(CALLS / 3);
    expect(outcome.taken).toBeGreaterThan(CALLS / 100);
  },
);
