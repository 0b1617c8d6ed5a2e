import { createTRPCClient, httpLink } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { errorText } from '#client/ui/api-error.ts';
import type { AppRouter } from '#server/app-router.ts';
import { failureLink } from './failure-link.ts';

const clientOf = (fetch: () => Promise<Response>) =>
  createTRPCClient<AppRouter>({
    links: [failureLink, httpLink({ url: 'http://site.test/trpc', fetch })],
  });

type Client = ReturnType<typeof clientOf>;

const calls: [what: string, call: (client: Client) => Promise<unknown>, text: string][] = [
  [
    'asking for a new password',
    (client) => client.accounts.forgotPassword.mutate({ email: 'a@example.com' }),
    'Failed to request password reset',
  ],
  [
    'choosing a new password',
    (client) => client.accounts.resetPassword.mutate({ token: 'x', password: 'lunga-assai' }),
    'Failed to reset password',
  ],
  [
    'the profile',
    (client) => client.accounts.updateProfile.mutate({ name: 'Elsa' }),
    'Failed to update profile',
  ],
  ['the menu', (client) => client.menu.list.query(), 'Failed to fetch menu items (api)'],
  [
    'an entry of the menu',
    (client) => client.menu.update.mutate({ id: 1, label: 'Blog' }),
    "Errore durante l'aggiornamento della voce di menu",
  ],
];

const errorOf = async (call: Promise<unknown>): Promise<Error> => {
  const error: unknown = await call.then(
    () => null,
    (thrown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('The call was answered');
  return error;
};

const emptyAnswer = () => Promise.resolve(new Response('', { status: 500 }));
const noAnswer = () => Promise.reject(new TypeError('fetch failed'));

describe.each([
  ['an answer without a body', emptyAnswer],
  ['no answer', noAnswer],
])('after %s', (_what, fetch) => {
  it.each(calls)('%s fails with the text of the specification', async (_name, call, text) => {
    const error = await errorOf(call(clientOf(fetch)));
    expect(error.message).toBe(text);
    expect(errorText(error, 'In italiano.')).toBe('In italiano.');
  });
});

it('distinguishes an unreadable response from a missing one', async () => {
  const read = (fetch: () => Promise<Response>) =>
    errorOf(clientOf(fetch).homepage.get.query()).then(({ message }) => message);
  expect(await read(emptyAnswer)).toBe('Unknown error occurred');
  expect(await read(noAnswer)).toBe('Failed to fetch data');
});

it("leaves the server's own message as it is", async () => {
  const data = { appCode: 'LINK_EXPIRED', httpStatus: 400, issues: [] };
  const body = { error: { code: -32600, message: 'Il link è scaduto.', data } };
  const fetch = () => Promise.resolve(Response.json(body, { status: 400 }));
  const call = clientOf(fetch).accounts.resetPassword.mutate({ token: 'x', password: 'lunga' });
  const error = await errorOf(call);
  expect(error.message).toBe('Il link è scaduto.');
  expect(errorText(error, 'In italiano.')).toBe('Il link è scaduto.');
});
