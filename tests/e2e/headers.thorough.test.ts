import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '#tests/support/raw-request.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The headers of every response of the built site: pages, files, calls, errors and 304.

const PUBLIC_URL = 'https://casa.example';
const FORGED = 'evil.example';

let site: Site;
let token: string;
beforeAll(async () => {
  site = await startSite({ settings: { PUBLIC_URL } });
  token = (await adminApi(site)).token;
});
afterAll(() => site?.close());

type Headers = Record<string, string | undefined>;
type Answer = { status: number | undefined; headers: Headers; body: string };

const ACCEPTED = 'br';

const read = async (path: string, init: RequestInit = {}): Promise<Answer> => {
  const headers = { 'accept-encoding': ACCEPTED, ...init.headers };
  const response = await fetch(`${site.url}${path}`, { redirect: 'manual', ...init, headers });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
};

const expectSafe = ({ headers, body }: Answer): void => {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'content-security-policy': expect.stringMatching(/default-src 'none'/),
  });
  const policy = headers['content-security-policy'] ?? '';
  // A sandboxed document runs no script, also in a frame.
  expect(policy).toMatch(/frame-ancestors 'none'|sandbox/);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(policy).not.toMatch(/script-src[^;]*('unsafe-|\*|https?:)/);
  expect(JSON.stringify(headers) + body).not.toContain(FORGED);
};

const others: [what: string, path: string, init: RequestInit, status: number][] = [
  ['a call', '/api/bookings', {}, 200],
  ['a call by tRPC', '/trpc/menu.list', {}, 200],
  ['health', '/healthz', {}, 200],
  ['the document', '/api/openapi.json', {}, 200],
  ['its reader', '/api/docs', {}, 200],
  ['a face', '/avatars/bottts/abc.svg', {}, 200],
  [
    '400',
    '/api/bookings',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    400,
  ],
  [
    '400 by tRPC',
    '/trpc/bookings.create',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    400,
  ],
  ['a broken address', '/api/bookings/%zz', {}, 400],
  ['a broken address of a page', '/%zz', {}, 404],
  ['401', '/api/auth/me', {}, 401],
  ['404', '/api/nothing', {}, 404],
  ['404 by tRPC', '/trpc/nothing', {}, 404],
  ['404 of a page', '/niente', {}, 404],
  ['404 of an upload', '/uploads/000000000000000000000000.webp', {}, 404],
  ['404 of a built file', '/assets/niente.js', {}, 404],
  ['405', '/api/bookings', { method: 'PATCH' }, 405],
  ['405 by tRPC', '/trpc/menu.list', { method: 'DELETE' }, 405],
  [
    '413',
    '/api/bookings',
    {
      method: 'POST',
      body: JSON.stringify({ x: 'x'.repeat(1_100_000) }),
      headers: { 'content-type': 'application/json' },
    },
    413,
  ],
  [
    '415',
    '/api/bookings',
    { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } },
    415,
  ],
  [
    '415 by tRPC',
    '/trpc/bookings.create',
    { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } },
    415,
  ],
  ['a form to a page', '/login', { method: 'POST', body: 'x' }, 303],
  ['a way back from Google', '/api/backup/drive/callback?state=x&code=y', {}, 303],
  ['a dead ticket', '/api/backup/archive?ticket=x', {}, 404],
];

/** All addresses linked from the start page and the sitemap, and the files that they load. */
const crawl = async (): Promise<string[]> => {
  const sitemap = (await read('/sitemap.xml')).body;
  const listed = [...sitemap.matchAll(/<loc>https:\/\/casa\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  const found = new Set([
    '/',
    ...listed,
    '/sitemap.xml',
    '/feed.xml',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/robots.txt',
    '/login',
    '/admin',
    '/profile',
    '/booking',
  ]);
  for (const path of [...found]) {
    const { body } = await read(path);
    for (const [, address = ''] of body.matchAll(/(?:href|src)="(\/[^"#]*)"/g)) found.add(address);
  }
  return [...found];
};

describe('the headers of every answer', () => {
  it('are on every address that the site links to', async () => {
    const paths = await crawl();
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const answer = await read(path);
      expect([200, 303, 307, 308], path).toContain(answer.status);
      expectSafe(answer);
      const { etag } = answer.headers;
      const head = await read(path, { method: 'HEAD' });
      expect(head.status, path).toBe(answer.status);
      expectSafe(head);
      if (!etag) continue;
      // Like a browser; `fetch` would add `cache-control: no-cache`.
      const known = await rawRequest(site.url, path, {
        'if-none-match': etag,
        'accept-encoding': ACCEPTED,
      });
      expect([path, known.status]).toEqual([path, 304]);
      expectSafe({ ...known, headers: known.headers as Headers });
    }
  });

  it.each(others)('are on %s', async (_what, path, init, status) => {
    const answer = await read(path, init);
    expect(answer.status).toBe(status);
    expectSafe(answer);
  });

  it('are on a 429', async () => {
    const body = JSON.stringify({ email: 'chi@example.com', password: 'sbagliata' });
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    for (let attempt = 0; attempt < 10; attempt += 1) await read('/api/auth/login', init);
    for (const path of ['/api/auth/login', '/trpc/accounts.login']) {
      const answer = await read(path, init);
      expect([answer.status, answer.headers['retry-after']]).toEqual([
        429,
        expect.stringMatching(/^\d+$/),
      ]);
      expectSafe(answer);
    }
  });

  it.each([
    ['no HTTP', 'CIAO\r\n\r\n', 400],
    ['a head without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('are on %s', async (_what, text, status) => {
    const written = await new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(site.port, '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer)).on('error', reject);
    });
    const [head = '', body = ''] = written.split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    expect(first).toContain(`HTTP/1.1 ${status} `);
    const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
    expectSafe({ status, headers, body });
  });
});

describe('personal data', () => {
  it.each([
    '/api/auth/me',
    '/api/auth/sessions',
    '/api/bookings',
    '/api/bookings/mine',
    '/api/auth/users',
    '/trpc/accounts.me',
    '/trpc/bookings.page',
  ])('%s is not cached', async (path) => {
    const answer = await read(path, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expectSafe(answer);
  });
});

describe('a forged host', () => {
  const forged = {
    host: FORGED,
    'x-forwarded-host': FORGED,
    'x-forwarded-proto': 'http',
    'x-forwarded-server': FORGED,
    'x-host': FORGED,
    'x-original-host': FORGED,
    forwarded: `host=${FORGED};proto=http`,
    origin: `https://${FORGED}`,
    referer: `https://${FORGED}/`,
  };

  it.each([
    '/',
    '/blog',
    '/contact',
    '/niente',
    '/login',
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
    '/gallery/',
    '/api/openapi.json',
    '/api/niente',
    '/trpc/niente',
    '/uploads/niente',
    '/%zz',
  ])('appears nowhere in %s', async (path) => {
    const { body, headers } = await rawRequest(site.url, path, forged);
    expect(JSON.stringify(headers) + body).not.toContain(FORGED);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('every API response', () => {
  const uuid = /^[\da-f]{8}-[\da-f-]{27}$/;

  it.each(others.filter(([, path]) => /^\/(api|trpc)/.test(path)))(
    'has a request id: %s',
    async (_what, path, init) => {
      const [one, other] = [await read(path, init), await read(path, init)];
      expect(one.headers['x-request-id']).toMatch(uuid);
      expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
    },
  );

  it('ignores a request id from the client', async () => {
    const { headers } = await read('/api/bookings', {
      headers: { 'x-request-id': 'mio', 'request-id': 'mio' },
    });
    expect(headers['x-request-id']).toMatch(uuid);
  });
});
