import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';

// The headers of calls and their errors; those of the built site's pages and files take a site to run.

const FORGED = 'evil.example';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
});
afterAll(() => t?.close());

const json = { 'content-type': 'application/json' };
const forged = { host: FORGED, 'x-forwarded-host': FORGED, origin: `https://${FORGED}` };

type Call = { method?: 'POST' | 'PATCH' | 'DELETE'; body?: string; headers?: object };

const calls: [what: string, path: string, call: Call, status: number][] = [
  ['a call', '/api/bookings', {}, 200],
  ['a call by tRPC', '/trpc/menu.list', {}, 200],
  ['health', '/healthz', {}, 200],
  ['a face', '/avatars/bottts/abc.svg', {}, 200],
  ['400', '/api/bookings', { method: 'POST', body: '{', headers: json }, 400],
  ['400 by tRPC', '/trpc/bookings.create', { method: 'POST', body: '{', headers: json }, 400],
  ['a broken address', '/api/bookings/%zz', {}, 400],
  ['401', '/api/auth/me', {}, 401],
  ['404', '/api/nothing', {}, 404],
  ['404 by tRPC', '/trpc/nothing', {}, 404],
  ['404 of an upload', '/uploads/000000000000000000000000.webp', {}, 404],
  ['405', '/api/bookings', { method: 'PATCH' }, 405],
  ['405 by tRPC', '/trpc/menu.list', { method: 'DELETE' }, 405],
  ['415', '/api/bookings', { method: 'POST', body: 'x' }, 415],
  ['a form to a page', '/login', { method: 'POST', body: 'x' }, 404],
];

it.each(calls)('%s has the headers that protect it', async (_what, path, call, status) => {
  const { body: payload, method = 'GET', headers } = call;
  const answer = await t.server.inject({
    method,
    url: path,
    headers: { ...forged, ...headers },
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'content-security-policy': expect.stringMatching(/default-src 'none'/),
  });
  expect(JSON.stringify(answer.headers) + answer.body).not.toContain(FORGED);
});
