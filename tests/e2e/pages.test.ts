import { beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '#tests/support/raw-request.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { type SharedSite, sharedSite } from '#tests/support/shared-site.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The built site over HTTP: caching, invalidation and metadata.

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${site.url}${path}`, { headers, redirect: 'manual' });

const requestStay = (startDate: string, endDate: string): Promise<Response> =>
  fetch(`${site.url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      startDate,
      endDate,
      guestName: 'Segreta Persona',
      guestEmail: 'segreta@example.com',
      numberOfGuests: 2,
    }),
  });

describe('the home page', () => {
  it('is complete before any script runs', async () => {
    const html = await (await get('/')).text();
    for (const text of [
      '<html lang="it">',
      'Una casa bianca sopra il mare',
      'Casa Maestrale',
      'Prenota il tuo soggiorno',
      'Recensioni ospiti',
      'Ci siamo svegliati ogni mattina con il mare davanti',
      'Contattaci',
      '1.350\u00a0€',
      'IT111010C2ESEMPIO0',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('has a canonical address and a preview for sharing', async () => {
    const html = await (await get('/')).text();
    expect(html).toContain(`<link rel="canonical" href="${site.url}/"/>`);
    expect(html).toMatch(
      new RegExp(`<meta property="og:image" content="${site.url}/uploads/[0-9a-f]+-shared\\.jpg"`),
    );
    expect(html).toContain('"@type":"VacationRental"');
  });

  it('has a policy that allows its own scripts by hash, and no nonce to copy', async () => {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(await response.text()).not.toMatch(/nonce/);
  });

  it('comes in the accepted encoding, and as 304 if unchanged', async () => {
    const plain = await get('/', { 'accept-encoding': 'identity' });
    const packed = await get('/', { 'accept-encoding': 'gzip, br' });
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual(
      [null, 'br'],
    );
    expect(await plain.text()).toBe(await packed.text());
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    const etag = packed.headers.get('etag') ?? '';
    const known = await get('/', {
      'accept-encoding': 'br',
      'if-none-match': `"other", W/${etag}`,
    });
    expect([known.status, known.headers.get('x-content-type-options')]).toEqual([304, 'nosniff']);
    expect(known.headers.get('content-security-policy')).toBe(
      packed.headers.get('content-security-policy'),
    );
  });

  it('is rerendered after the next write, and contains no session data', async () => {
    const before = (await get('/')).headers.get('etag');
    expect((await get('/?utm_source=altrove')).headers.get('etag')).toBe(before);
    const start = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
    expect((await requestStay(start, start)).status).toBe(201);
    const after = await get('/');
    expect(after.headers.get('etag')).not.toBe(before);
    const html = await after.text();
    expect(html).toContain(start);
    expect(html).not.toMatch(/Segreta|segreta@|giulia\.ferraris@example/);
  });

  it('contains no forged host', async () => {
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const { body, headers } = await rawRequest(site.url, '/', forged);
    expect(JSON.stringify(headers)).not.toContain('evil.example');
    expect(body).not.toContain('evil.example');
  });
});

describe('the privacy page', () => {
  it('is complete at the address that every form with personal data links to', async () => {
    const home = await (await get('/')).text();
    expect(home).toContain('href="/pages/informativa-privacy"');
    const response = await get('/pages/informativa-privacy');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Garante per la protezione dei dati personali');
  });
});

describe('other addresses', () => {
  it('answer 404 with an uncached page', async () => {
    for (const path of [
      '/non-esiste',
      '/.git/config',
      '/.env',
      '/data/site.db',
      '/assets/manifest.json',
      '/manifest.json',
      '/wp-login.php',
    ]) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([
        path,
        404,
        'no-store',
      ]);
    }
    expect(await (await get('/non-esiste')).text()).toContain('Pagina Non Trovata');
  });

  it('share one not-found page for each kind, without their address', async () => {
    for (const [one, other] of [
      ['/non-esiste', '/neanche/questo'],
      ['/pages/non-esiste', '/pages/neanche-questa'],
      ['/blog/non-esiste', '/blog/neanche-questo'],
      ['/blog?page=40', '/blog?page=41'],
      ['/gallery/non-esiste', '/gallery/neanche-questa'],
    ] as const) {
      const html = await (await get(one)).text();
      expect(html).not.toContain('non-esiste');
      expect(await (await get(other)).text()).toBe(html);
    }
  });

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'under /api answer %s as the API does',
    async (method) => {
      for (const path of [
        '/api',
        '/api/',
        '/api/non-esiste',
        '/api/docs/non-esiste',
        '/api/bookings/1/2',
      ]) {
        const response = await fetch(`${site.url}${path}`, { method, redirect: 'manual' });
        expect([path, response.status]).toEqual([path, 404]);
        expect(response.headers.get('content-type')).toContain('application/json');
        if (method !== 'HEAD') expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
      }
    },
  );

  it('redirect spelling variants to one address', async () => {
    const etag = async (path: string) => (await get(path)).headers.get('etag');
    expect(await etag('/%6cogin')).toBe(await etag('/login'));
    expect(await etag('/?page=7')).toBe(await etag('/'));
    expect((await get('/LOGIN')).status).toBe(404);
    expect((await get('/%ff')).status).toBe(404);
  });

  it.each(['/login', '/booking', '/admin', '/admin/bookings'])(
    '%s is not indexed by search engines',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
    },
  );

  it.each(['//evil.example', '/.//evil.example', '/%5cevil.example', '/login//'])(
    '%s redirect to no other host',
    async (path) => {
      const { status, headers } = await rawRequest(site.url, path);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)|^http:\/\/localhost/);
    },
  );

  it('redirect a form submitted before hydration back to its page', async () => {
    const body = new URLSearchParams({ guestName: 'Fretta' });
    const response = await fetch(`${site.url}/`, { method: 'POST', body, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  });

  it('treat any POST to a page like such a form', async () => {
    const large = new Blob(['x'.repeat(3_000_000)], { type: 'application/json' });
    const form = new FormData();
    form.set('file', large, 'a.json');
    for (const body of [large, form]) {
      const response = await fetch(`${site.url}/login`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      expect(response.status).toBe(303);
    }
    expect(await site.output()).not.toContain('page failed');
  });

  it('of uploads are cached as immutable, and never execute', async () => {
    const html = await (await get('/')).text();
    for (const [pattern, type, caching] of [
      [/\/uploads\/[0-9a-f]+-\d+\.webp/, 'image/webp', 'immutable'],
      [/\/uploads\/drawn-\w+\.svg/, 'image/svg+xml', 'max-age'],
    ] as const) {
      const { headers, status } = await get(html.match(pattern)?.[0] ?? '');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain(type);
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('cache-control')).toContain(caching);
    }
    for (const path of [
      '/uploads/',
      '/uploads/..%2fsite.db',
      '/uploads/%2e%2e/site.db',
      '/uploads/.hidden',
    ]) {
      expect([path, (await get(path)).status]).toEqual([
        path,
        expect.toSatisfy((code: number) => code >= 400),
      ]);
    }
  });

  it('of built files are cached as immutable, and compressed', async () => {
    const html = await (await get('/')).text();
    const script = html.match(/\/assets\/[\w-]+\.js/)?.[0] ?? '';
    const { headers } = await get(script, { 'accept-encoding': 'br' });
    expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ]);
  });
});

describe('caching', () => {
  const cachingOf = ({ headers }: Response) =>
    ['cache-control', 'cdn-cache-control'].map((name) => headers.get(name));

  it('lets a CDN keep a public page for seconds, and a browser revalidate it', async () => {
    for (const path of ['/', '/blog', '/gallery', '/contact', '/sitemap.xml', '/feed.xml']) {
      const first = await get(path, { 'accept-encoding': 'br' });
      expect([path, ...cachingOf(first)]).toEqual([
        path,
        'public, max-age=0, s-maxage=10, must-revalidate',
        'public, max-age=10, stale-while-revalidate=60',
      ]);
      const etag = first.headers.get('etag') ?? '';
      const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': etag });
      expect([path, again.status, again.headers.get('etag')]).toEqual([path, 304, etag]);
      expect(cachingOf(again)).toEqual(cachingOf(first));
    }
  });

  it('stores nothing personal', async () => {
    const token = await sessionOf(site, ADMIN);
    for (const path of ['/api/auth/me', '/api/contact', '/trpc/bookings.list', '/api/bookings']) {
      const answer = await get(path, { authorization: `Bearer ${token}` });
      expect([path, ...cachingOf(answer)]).toEqual([path, 'no-store', null]);
    }
  });

  it('drops a page once the owners change it', async () => {
    const token = await sessionOf(site, ADMIN);
    const before = await get('/', { 'accept-encoding': 'br' });
    const change = await fetch(`${site.url}/api/homepage`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ heroSubtitle: 'Il sottotitolo di oggi' }),
    });
    expect(change.status).toBe(200);
    const after = await get('/', {
      'accept-encoding': 'br',
      'if-none-match': before.headers.get('etag') ?? '',
    });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('Il sottotitolo di oggi');
  });
});
