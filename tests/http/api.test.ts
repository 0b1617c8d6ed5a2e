import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getHomepage } from '#server/features/homepage/homepage.service.ts';
import { uploadUrl } from '#shared/upload-url.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('every answer', () => {
  it.each([
    '/api/bookings',
    '/api/nothing',
    '/healthz',
    '/trpc/menu.list',
    '/uploads/nothing.webp',
  ])('of %s carries the security headers', async (url) => {
    const { headers } = await t.server.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(['/api/bookings', '/api/auth/me', '/trpc/menu.list'])(
    'of %s is kept by nobody',
    async (url) => {
      expect((await t.server.inject({ url })).headers['cache-control']).toBe('no-store');
    },
  );
});

describe('a page that has moved', () => {
  it('is found under its earlier address, with what was asked of it', async () => {
    const { statusCode, headers } = await t.server.inject({ url: '/admin/registro?page=2' });
    expect([statusCode, headers.location]).toEqual([301, '/admin/audit?page=2']);
  });
});

describe('health', () => {
  it('says ok and which version, and 503 while the site stops', async () => {
    const well = await t.server.inject({ url: '/healthz' });
    expect([well.statusCode, well.json()]).toEqual([
      200,
      { status: 'ok', version: expect.any(String) },
    ]);
    t.app.lifecycle.phase = 'restoring';
    expect((await t.server.inject({ url: '/healthz' })).statusCode).toBe(503);
    t.app.lifecycle.phase = 'serving';
  });
});

describe('a folder of uploads that is not there yet', () => {
  it('is made at the start', () => {
    expect(existsSync(t.app.config.uploadsDir)).toBe(true);
  });
});

describe('an address from a forwarded header', () => {
  const attempt = (forwarded: string) =>
    t.rest('POST', '/auth/login', {
      body: { email: 'admin@example.com', password: 'sbagliata' },
      headers: { 'x-forwarded-for': forwarded },
    });

  it('counts for nothing when no proxy is trusted', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await attempt(`10.0.0.${index}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the OpenAPI document', () => {
  it('has an operation for every REST call, open or behind a token', async () => {
    const { body } = await t.rest('GET', '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/bookings'].post).toMatchObject({ security: [], responses: { 201: {} } });
    expect(body.paths['/bookings/{id}'].put.security).toEqual([{ bearer: [] }]);
    expect(body.paths['/bookings/{id}/status'].patch.responses).toHaveProperty('409');
  });

  it('has a page to read it, with nothing from elsewhere', async () => {
    const { body, headers } = await t.rest('GET', '/docs');
    expect(body).toContain('/api/docs/swagger-ui-bundle.js');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect((await t.rest('GET', '/docs/swagger-ui-bundle.js')).status).toBe(200);
    expect((await t.rest('GET', '/docs/package.json')).status).toBe(404);
  });
});

describe('the menu', () => {
  it('keeps entries for staff from everybody else', async () => {
    await t.app.database
      .insertInto('menuItems')
      .values({
        label: 'Solo redazione',
        url: '/admin',
        parentId: null,
        sortOrder: 9,
        showOnDesktop: 1,
        showOnMobile: 1,
        visibleTo: 'EDITOR',
      })
      .execute();
    const labels = async (token?: string) => {
      const { body } = await t.rest('GET', '/menuitems', token ? { token } : {});
      return body.map(({ label }: { label: string }) => label);
    };
    const editor = await makeUser(t.app, 'EDITOR');
    const user = await makeUser(t.app, 'USER');
    expect(await labels()).not.toContain('Solo redazione');
    expect(await labels(user.token)).not.toContain('Solo redazione');
    expect(await labels(editor.token)).toContain('Solo redazione');
  });
});

describe('the sample content', () => {
  it('leaves what the owners changed, and the pictures they went on using', async () => {
    const sample = await createTestApp({ settings: { DEMO_CONTENT: 'on' } });
    const { token } = await makeUser(sample.app, 'EDITOR');
    const call = (method: string, path: string, body?: unknown) =>
      sample.rest(method, path, body === undefined ? { token } : { token, body });
    const homepage = await getHomepage(sample.app.database);
    const [gallery] = (await call('GET', '/gallery')).body;
    const [box] = (await call('GET', '/feature-boxes')).body;
    const images = gallery.images.slice(0, 2);
    await call('PUT', '/homepage', { heroTitle: 'La nostra' });
    await call('PUT', `/gallery/${gallery.id}`, { images });
    await call('PUT', `/feature-boxes/${box.id}`, { title: 'Il nostro mare' });

    await call('DELETE', '/content/sample');

    expect((await call('GET', '/homepage')).body.heroTitle).toBe('La nostra');
    expect((await call('GET', '/gallery')).body).toMatchObject([{ id: gallery.id, images }]);
    expect((await call('GET', '/feature-boxes')).body).toEqual([
      { ...box, title: 'Il nostro mare', version: 2 },
    ]);
    const used = [homepage.heroImage, ...[box.icon, ...images].map(uploadUrl)];
    for (const url of used) expect((await sample.server.inject({ url })).statusCode).toBe(200);
    // Three pictures with their four narrower copies and two squares, and the icon.
    expect(readdirSync(sample.app.config.uploadsDir)).toHaveLength(22);
    await sample.close();
  });

  it('goes at once and whole, and leaves what is not sample', async () => {
    const sample = await createTestApp({ settings: { DEMO_CONTENT: 'on' } });
    const { token } = await makeUser(sample.app, 'EDITOR');
    const before = (await sample.rest('GET', '/content/sample', { token })).body;
    expect(before.present).toBe(true);
    const states = (await sample.rest('GET', '/bookings', { token })).body.map(
      ({ status }: { status: string }) => status,
    );
    expect(new Set(states)).toEqual(new Set(['PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE']));
    const [picture] = (await sample.rest('GET', '/property')).body.pictures;
    expect((await sample.server.inject({ url: picture.url })).statusCode).toBe(200);
    const [review] = (await sample.rest('GET', '/reviews', { token })).body;
    const approval = { token, body: { status: 'APPROVED' } };
    await sample.rest('PATCH', `/reviews/${review.id}/status`, approval);
    await sample.rest('POST', '/bookings/block', {
      token,
      body: { startDate: '2026-12-01', endDate: '2026-12-03' },
    });

    await sample.rest('DELETE', '/content/sample', { token });

    expect((await sample.rest('GET', '/content/sample', { token })).body).toEqual({
      present: false,
      items: 0,
    });
    expect((await sample.rest('GET', '/bookings', { token })).body).toHaveLength(1);
    expect((await sample.rest('GET', '/property')).body).toMatchObject({
      name: 'La casa',
      images: [],
    });
    expect((await sample.rest('GET', '/feature-boxes')).body).toEqual([]);
    expect((await sample.rest('GET', '/gallery')).body).toEqual([]);
    // Approved or not, what nobody has said is not said any more.
    expect((await sample.rest('GET', '/reviews', { token })).body).toEqual([]);
    expect((await sample.server.inject({ url: picture.url })).statusCode).toBe(404);
    await sample.close();
  });
});
