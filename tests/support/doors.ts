import type { TestApp } from './create-test-app.ts';

// The same procedure is reached through two doors. A test of a rule knocks on both.

export type Outcome = {
  status: number;
  /** The error's code and text; undefined where the call was answered. */
  code?: string | undefined;
  text?: string | undefined;
  issues?: { path: string; message: string }[] | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
  data?: any;
};

export type Call = {
  /** The tRPC procedure, and whether it reads or writes. */
  procedure: string;
  kind: 'query' | 'mutation';
  method: string;
  /** The REST path under /api, with `{name}` where the input's field goes. */
  path: string;
};

type Input = Record<string, unknown> | undefined;
export type Door = (t: TestApp, call: Call, input?: Input, token?: string) => Promise<Outcome>;

const authorization = (token?: string): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const filledPath = (path: string, input: Input): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input?.[name])));

const asQuery = (input: Input): string => {
  const entries = Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
};

export const restDoor: Door = async (t, call, input, token) => {
  const reads = call.kind === 'query';
  const query = reads ? asQuery(input) : '';
  const { status, body } = await t.rest(call.method, `${filledPath(call.path, input)}${query}`, {
    ...(token ? { token } : {}),
    ...(reads || input === undefined ? {} : { body: input }),
  });
  if (status < 400) return { status, data: body };
  return { status, code: body.code, text: body.error, issues: body.issues };
};

export const trpcDoor: Door = async (t, call, input, token) => {
  const reads = call.kind === 'query';
  const encoded = input === undefined ? '' : encodeURIComponent(JSON.stringify(input));
  const response = await t.server.inject({
    method: reads ? 'GET' : 'POST',
    url: `/trpc/${call.procedure}${reads && encoded ? `?input=${encoded}` : ''}`,
    headers: { 'content-type': 'application/json', ...authorization(token) },
    ...(reads ? {} : { payload: JSON.stringify(input ?? null) }),
  });
  const body = response.json();
  if (!body.error) return { status: response.statusCode, data: body.result.data };
  const { message, data } = body.error;
  return { status: data.httpStatus, code: data.appCode, text: message, issues: data.issues };
};

export const doors: [name: string, door: Door][] = [
  ['REST', restDoor],
  ['tRPC', trpcDoor],
];

export const calls = {
  login: { procedure: 'accounts.login', kind: 'mutation', method: 'POST', path: '/auth/login' },
  logout: { procedure: 'accounts.logout', kind: 'mutation', method: 'POST', path: '/auth/logout' },
  me: { procedure: 'accounts.me', kind: 'query', method: 'GET', path: '/auth/me' },
  listBookings: { procedure: 'bookings.list', kind: 'query', method: 'GET', path: '/bookings' },
  myBookings: { procedure: 'bookings.mine', kind: 'query', method: 'GET', path: '/bookings/mine' },
  createBooking: {
    procedure: 'bookings.create',
    kind: 'mutation',
    method: 'POST',
    path: '/bookings',
  },
  setStatus: {
    procedure: 'bookings.setStatus',
    kind: 'mutation',
    method: 'PATCH',
    path: '/bookings/{id}/status',
  },
  updateBooking: {
    procedure: 'bookings.update',
    kind: 'mutation',
    method: 'PATCH',
    path: '/bookings/{id}',
  },
  deleteBooking: {
    procedure: 'bookings.delete',
    kind: 'mutation',
    method: 'DELETE',
    path: '/bookings/{id}',
  },
  blockDates: {
    procedure: 'bookings.block',
    kind: 'mutation',
    method: 'POST',
    path: '/bookings/block',
  },
  unblockDates: {
    procedure: 'bookings.unblock',
    kind: 'mutation',
    method: 'POST',
    path: '/bookings/unblock',
  },
  prices: { procedure: 'prices.get', kind: 'query', method: 'GET', path: '/prices' },
  updatePrices: { procedure: 'prices.update', kind: 'mutation', method: 'PUT', path: '/prices' },
  quote: { procedure: 'prices.quote', kind: 'query', method: 'GET', path: '/quote' },
  homepage: { procedure: 'homepage.get', kind: 'query', method: 'GET', path: '/homepage' },
  property: { procedure: 'property.get', kind: 'query', method: 'GET', path: '/property' },
  menu: { procedure: 'menu.list', kind: 'query', method: 'GET', path: '/menuitems' },
  featureBoxes: {
    procedure: 'featureBoxes.list',
    kind: 'query',
    method: 'GET',
    path: '/feature-boxes',
  },
  outbox: { procedure: 'outbox.list', kind: 'query', method: 'GET', path: '/outbox' },
  retryMail: {
    procedure: 'outbox.retry',
    kind: 'mutation',
    method: 'POST',
    path: '/outbox/{id}/retry',
  },
  sample: { procedure: 'content.sample', kind: 'query', method: 'GET', path: '/content/sample' },
  removeSample: {
    procedure: 'content.removeSample',
    kind: 'mutation',
    method: 'DELETE',
    path: '/content/sample',
  },
} as const satisfies Record<string, Call>;
