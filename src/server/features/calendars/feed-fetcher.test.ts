import type { LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type FeedServer, feedOf, startFeedServer } from '#tests/support/feed-server.ts';
import { type FetchOptions, fetchFeed, isPublicAddress } from './feed-fetcher.ts';
import { FeedError } from './feed-problem.ts';

let server: FeedServer;
afterEach(() => server?.close());

const never = new AbortController().signal;
const allowed = { signal: never, isAllowed: () => true };

const problemOf = async (url: string, options: Partial<FetchOptions> = {}): Promise<string> => {
  try {
    await fetchFeed(url, { ...allowed, ...options });
    return 'none';
  } catch (error) {
    return error instanceof FeedError ? error.problem : `${error}`;
  }
};

/** A name that leads to an address of the test's choice. */
const leadsTo =
  (...addresses: string[]): LookupFunction =>
  (_name, options, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) callback(null, found);
    else callback(null, addresses[0] ?? '', 4);
  };

describe('addresses', () => {
  it.each([
    ['8.8.8.8', true],
    ['2a00:1450:4002:402::200e', true],
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '192.0.2.1',
      '192.168.1.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '2001:db8::1',
      '2002:7f00:1::',
      'fc00::1',
      'fe80::1',
      'ff02::1',
      'nonsense',
    ].map((address): [string, boolean] => [address, false]),
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it.each([
    'http://127.0.0.1/a.ics',
    'http://2130706433/a.ics',
    'http://0x7f.1/a.ics',
    'http://[::1]/a.ics',
    'http://[::ffff:7f00:1]/a.ics',
    'https://192.168.0.10/a.ics',
  ])('%s is refused', async (url) => {
    expect(await problemOf(url, { isAllowed: isPublicAddress })).toBe('private-address');
  });

  it.each([['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], ['fd00::1']])(
    'a name that resolves to %s is refused before connecting',
    async (...addresses) => {
      server = await startFeedServer();
      const { port } = new URL(server.url);
      const options = { isAllowed: isPublicAddress, lookup: leadsTo(...addresses) };
      expect(await problemOf(`http://calendari.example:${port}/`, options)).toBe('private-address');
      expect(server.requests).toHaveLength(0);
    },
  );

  it.each(['ftp://example.com/a.ics', 'file:///etc/passwd', 'https://a:b@example.com/', 'x'])(
    '%s is no address of a feed',
    async (url) => expect(await problemOf(url)).toBe('bad-address'),
  );
});

describe('redirects', () => {
  it('are followed, without the validators of the first address', async () => {
    server = await startFeedServer((request, response) => {
      if (request.url === '/next') response.end(feedOf(['a', '2026-07-04', '2026-07-11']));
      else response.writeHead(302, { location: '/next' }).end();
    });
    const validators = { etag: '"1"', lastModified: null };
    const feed = await fetchFeed(server.url, { ...allowed, validators });
    expect(feed).toMatchObject({ isUnchanged: false, etag: null });
    expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([
      '"1"',
      undefined,
    ]);
  });

  it.each([
    ['to another scheme', 'file:///etc/passwd', 'bad-address'],
    ['to nowhere', 'http://[', 'redirected'],
    ['in a circle', '/again', 'redirected'],
  ])('%s are refused', async (_, location, problem) => {
    server = await startFeedServer((_request, response) => {
      response.writeHead(302, { location }).end();
    });
    expect(await problemOf(server.url)).toBe(problem);
  });

  it('to private addresses are refused, as numbers and by name', async () => {
    // Only the first server is as public as the rules of the test say.
    const isAllowed = (address: string) => address === '127.0.0.1';
    server = await startFeedServer((request, response) => {
      const { port } = new URL(server.url);
      const host = request.url === '/name' ? 'rebound.example' : '127.0.0.2';
      response.writeHead(302, { location: `http://${host}:${port}/` }).end();
    });
    const options = { isAllowed, lookup: leadsTo('127.0.0.2') };
    expect(await problemOf(server.url, options)).toBe('private-address');
    expect(await problemOf(new URL('/name', server.url).href, options)).toBe('private-address');
    expect(server.requests).toHaveLength(2);
  });
});

describe('answers', () => {
  it('that have not changed are recognized', async () => {
    server = await startFeedServer((request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.setHeader('etag', '"1"').end(feedOf());
    });
    const first = await fetchFeed(server.url, allowed);
    expect(first).toMatchObject({ isUnchanged: false, etag: '"1"', lastModified: null });
    const validators = { etag: '"1"', lastModified: null };
    expect(await fetchFeed(server.url, { ...allowed, validators })).toEqual({ isUnchanged: true });
  });

  it.each([
    [404, 'gone'],
    [403, 'gone'],
    [204, 'unwell'],
    [304, 'unwell'],
    [429, 'unwell'],
    [503, 'unwell'],
  ])('with %i are no calendar', async (status, problem) => {
    server = await startFeedServer((_request, response) => {
      response.writeHead(status, { 'retry-after': '3600' }).end();
    });
    expect(await problemOf(server.url)).toBe(problem);
  });

  it.each<[string, (chunk: Buffer) => Buffer, string | undefined]>([
    ['a hundred megabytes', (chunk) => chunk, undefined],
    ['a compressed bomb', (chunk) => gzipSync(Buffer.concat(Array(200).fill(chunk))), 'gzip'],
  ])('%s are cut off', async (_, make, encoding) => {
    let sent = 0;
    server = await startFeedServer((_request, response) => {
      if (encoding) response.setHeader('content-encoding', encoding);
      const chunk = make(Buffer.alloc(64 * 1024));
      const send = () => {
        while (sent < 100 * 1024 * 1024 && !response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', send);
          if (encoding) return void response.end();
        }
        response.end();
      };
      send();
    });
    expect(await problemOf(server.url)).toBe('too-large');
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  it('a slow drip and a silent answer end with the deadline', async () => {
    let drip: NodeJS.Timeout | undefined;
    server = await startFeedServer((request, response) => {
      if (request.url === '/silent') return;
      response.write('BEGIN:VCALENDAR\r\n');
      drip = setInterval(() => response.write('X'), 5);
    });
    for (const url of [server.url, new URL('/silent', server.url).href]) {
      expect(await problemOf(url, { signal: AbortSignal.timeout(200) })).toBe('timeout');
    }
    clearInterval(drip);
  });

  it.each<[string, (response: import('node:http').ServerResponse) => void]>([
    [
      'fewer bytes than announced',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('BEGIN:VCALENDAR', () => response.destroy());
      },
    ],
    [
      'what is not compressed as it says',
      (response) => void response.setHeader('content-encoding', 'gzip').end('BEGIN:VCALENDAR'),
    ],
    [
      'a compressed answer without its end',
      (response) =>
        void response.setHeader('content-encoding', 'gzip').end(gzipSync('BEGIN').subarray(0, 12)),
    ],
  ])('%s is cut off', async (_, send) => {
    server = await startFeedServer((_request, response) => send(response));
    expect(await problemOf(server.url)).toBe('cut-off');
  });

  it('unrequested encodings are refused', async () => {
    server = await startFeedServer((_request, response) => {
      response.setHeader('content-encoding', 'gzip, gzip').end('x');
    });
    expect(await problemOf(server.url)).toBe('not-a-calendar');
  });

  it('a closed port is unreachable', async () => {
    server = await startFeedServer();
    await server.close();
    expect(await problemOf(server.url)).toBe('unreachable');
  });
});
