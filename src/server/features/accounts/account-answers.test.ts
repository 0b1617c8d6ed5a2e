import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

// Answers to callers without a session must not reveal whether an address is known, down to the last
// header.

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  await makeUser(t.app, 'ADMIN', { email: 'nota@example.com' });
  await makeUser(t.app, 'USER', { email: 'attende@example.com', confirmed: false });
});
afterAll(() => t.close());

const addresses = ['nota@example.com', 'attende@example.com', 'ignota@example.com'];

const calls = [
  { name: 'accounts.login', path: '/auth/login', own: { password: 'sbagliata' } },
  { name: 'accounts.forgotPassword', path: '/auth/forgot-password', own: {} },
  { name: 'accounts.resendConfirmation', path: '/auth/resend-confirm-email', own: {} },
];

const ask = async (url: string, body: object) => {
  const {
    statusCode,
    headers,
    body: text,
  } = await t.server.inject({
    method: 'POST',
    url,
    payload: body,
  });
  const { date, 'x-request-id': requestId, ...rest } = headers;
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  // Only the request id may differ from one answer to the next.
  return { statusCode, headers: rest, text: text.replaceAll(String(requestId), 'ID') };
};

it.each(
  calls.flatMap(({ path, name, own }) => [
    { url: `/api${path}`, own },
    { url: `/trpc/${name}`, own },
  ]),
)('$url answers alike for every address', async ({ url, own }) => {
  const [known, ...others] = await Promise.all(
    addresses.map((email) => ask(url, { email, ...own })),
  );
  for (const answer of others) expect(answer).toEqual(known);
});
