import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

/** As many as the limiter allows in a minute. */
const READS = 1500;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const batchFrom = (remoteAddress: string, calls: number, token?: string) =>
  t.server.inject({
    url: `/trpc/${Array(calls).fill('siteSettings.languages').join(',')}?batch=1&input={}`,
    remoteAddress,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

it('turns a visitor away who reads more than any page does, but no other one and no staff', async () => {
  const { token } = await makeUser(t.app, 'EDITOR');
  for (let read = 0; read < READS; read += 10) {
    expect((await batchFrom('192.0.2.1', 10)).statusCode).toBe(200);
  }
  const refused = await batchFrom('192.0.2.1', 2);
  expect([refused.statusCode, refused.json()[0].error.data.appCode]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
  ]);
  const byRest = await t.server.inject({ url: '/api/languages', remoteAddress: '192.0.2.1' });
  expect([byRest.statusCode, Number(byRest.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await batchFrom('192.0.2.2', 2)).statusCode).toBe(200);
  expect((await batchFrom('192.0.2.1', 2, token)).statusCode).toBe(200);
});
