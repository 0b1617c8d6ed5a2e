import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '#tests/support/raw-request.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The headers of every response of the built site: pages, files, calls, errors and 304.

const PUBLIC_URL = 'https://casa.example';
const FORGED = 'evil.example';

let site: Site;
beforeAll(async () => {
  site = await startSite({ settings: { PUBLIC_URL } });
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
});
