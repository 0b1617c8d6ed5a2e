import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    'of %s is not cached',
    async (url) => {
      expect((await t.server.inject({ url })).headers['cache-control']).toBe('no-store');
    },
  );
});

describe('a moved page', () => {
  it('redirects from its former address, with the query', async () => {
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

describe('a missing folder of uploads', () => {
  it('is created at the start', () => {
    expect(existsSync(t.app.config.uploadsDir)).toBe(true);
  });
});

describe('an address from a forwarded header', () => {
  const attempt = (forwarded: string) =>
    t.rest('POST', '/auth/login', {
      body: { email: 'admin@example.com', password: 'sbagliata' },
      headers: { 'x-forwarded-for': forwarded },
    });

  it('is ignored when no proxy is trusted', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await attempt(`10.0.0.${index}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the menu', () => {
  it('hides staff’s entries from all other callers', async () => {
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
