import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRoutes } from '#server/http/rest/raw-routes.ts';
import { listRestCalls } from '#server/http/rest/rest-calls.ts';
import { needsCaller } from '#server/trpc/access.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { dumpData } from '#tests/support/dump-data.ts';
import { makeUser } from '#tests/support/factories.ts';
import { isQuery, procedureNames } from '#tests/support/transports.ts';

// No other spelling of an address, and no other name of a method, gives more access than the plain one.

let t: TestApp;
let url: string;
let user: string;
beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  url = await t.server.listen({ host: '127.0.0.1', port: 0 });
  user = (await makeUser(t.app, 'USER')).token;
});
afterAll(async () => {
  agent.destroy();
  await t.close();
});

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

type Ask = { method: string; path: string; headers?: Record<string, string>; token?: string };

/** Sends the path exactly as written; any HTTP client would normalize it. */
const ask = ({
  method,
  path,
  headers = {},
  token,
}: Ask): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const bearer = token ? { authorization: `Bearer ${token}` } : {};
    const outgoing = request(
      url,
      { method, path, headers: { ...headers, ...bearer }, agent },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      },
    );
    outgoing.on('error', reject).end();
  });

const guarded = [...listRestCalls(), ...rawRoutes].filter(({ access }) =>
  /staff|admin/.test(access),
);
const guardedProcedures = procedureNames.filter((name) =>
  /^(users|tasks|outbox|backups|content)\.|listAll|^media\./.test(name),
);

const lastLetter = (path: string, write: (letter: string) => string): string =>
  path.replace(/[a-z](?=[^a-z]*$)/i, write);
const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

const spellings: [what: string, spell: (path: string) => string][] = [
  ['a slash at the end', (path) => `${path}/`],
  ['two slashes at the end', (path) => `${path}//`],
  ['two slashes at the start', (path) => `/${path}`],
  ['two slashes within', (path) => path.replace(/(?!^)\//, '//')],
  ['an encoded slash', (path) => path.replace(/(?!^)\//, '%2F')],
  ['an encoded slash in small letters', (path) => path.replace(/(?!^)\//, '%2f')],
  ['a slash encoded twice', (path) => path.replace(/(?!^)\//, '%252F')],
  ['a backslash', (path) => path.replace(/(?!^)\//, '\\')],
  ['a dot for here', (path) => path.replace(/(?!^)\//, '/./')],
  ['an encoded dot for here', (path) => path.replace(/(?!^)\//, '/%2e/')],
  ['a way there and back', (path) => path.replace(/(?!^)\//, '/bookings/../')],
  ['an encoded way there and back', (path) => path.replace(/(?!^)\//, '/bookings/%2e%2e/')],
  ['a dot at the end', (path) => `${path}.`],
  ['an encoded dot at the end', (path) => `${path}%2e`],
  ['an ending', (path) => `${path}.json`],
  ['a parameter of the path', (path) => `${path};x=1`],
  ['a NUL', (path) => `${path}%00`],
  ['a space', (path) => `${path}%20`],
  ['capitals', (path) => path.toUpperCase()],
  ['a capital', (path) => lastLetter(path, (letter) => letter.toUpperCase())],
  ['an encoded letter', (path) => lastLetter(path, encoded)],
  [
    'a letter encoded twice',
    (path) => lastLetter(path, (letter) => encoded(letter).replace('%', '%25')),
  ],
  ['a fragment', (path) => `${path}#x`],
  ['a query', (path) => `${path}?role=ADMIN&access=public&_method=GET`],
  ['an absolute address', (path) => `http://evil.example${path}`],
];

const methodOf = (name: string): string => (isQuery(name) ? 'GET' : 'POST');
const restPath = (path: string): string => `/api${path.replace(/:\w+/g, '1')}`;

const paths = [
  ...guarded.flatMap(({ path, methods }) =>
    methods.map((method) => ({
      method: String(method),
      path: restPath(path),
    })),
  ),
  ...guardedProcedures.map((name) => ({ method: methodOf(name), path: `/trpc/${name}` })),
];

const overridden = (value: string): Record<string, string> =>
  Object.fromEntries(
    [
      'x-http-method-override',
      'x-http-method',
      'x-method-override',
      'x-original-url',
      'x-rewrite-url',
      'x-forwarded-uri',
      'x-forwarded-prefix',
    ].map((name) => [name, value]),
  );
const overrides = ['GET', 'HEAD', '/api/homepage', '/trpc/menu.list'].map(overridden);

/** Many at once: the rights of one request must not depend on another. */
const expectRefused = async (asked: Ask[]): Promise<void> => {
  const before = await dumpData(t.app);
  const statuses = await Promise.all(
    asked.map(async (one) => ({ ...one, ...(await ask({ ...one, token: user })) })),
  );
  const answered = statuses.filter(({ status }) => status < 400 || status >= 500);
  expect(answered).toEqual([]);
  expect(await dumpData(t.app)).toEqual(before);
};

/** Every fifth path, others for each spelling: the router reads all paths alike. */
const someOf = (number: number) => paths.filter((_, at) => at % 5 === number % 5);

// A session gives at least the access of a caller without one.
describe('for a user', () => {
  it.each(spellings)('%s opens nothing', async (what, spell) => {
    const number = spellings.findIndex(([other]) => other === what);
    await expectRefused(someOf(number).map(({ method, path }) => ({ method, path: spell(path) })));
  });

  it.each(['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])('%s opens nothing', async (method) => {
    const readable = new Set(
      listRestCalls()
        .filter(({ access, methods }) => !needsCaller(access) && methods.includes('GET'))
        .map(({ path }) => restPath(path)),
    );
    const closed = paths.filter(({ path }) => method !== 'HEAD' || !readable.has(path));
    await expectRefused(closed.map(({ path }) => ({ method, path })));
  });

  it.each(overrides)('headers that name another call open nothing: %j', async (headers) => {
    const number = overrides.indexOf(headers);
    await expectRefused(someOf(number).map(({ method, path }) => ({ method, path, headers })));
  });

  it('a forbidden call in a batch is refused by itself', async () => {
    const input = encodeURIComponent('{"0":{},"1":{"id":1}}');
    for (const name of guardedProcedures) {
      const path = `/trpc/menu.list,${name}?batch=1&input=${input}`;
      const { body } = await ask({ method: 'GET', path, token: user });
      const last = [JSON.parse(body)].flat().at(-1);
      expect([400, 403, 405], name).toContain(last.error.data.httpStatus);
    }
  });
});
