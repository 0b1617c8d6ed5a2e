import { createTRPCClient } from '@trpc/client';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppRouter } from '#server/app-router.ts';
import { updateSiteSettings } from '#server/features/site-settings/site-settings.service.ts';
import { createRateLimiter } from '#server/infrastructure/rate-limiter.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, PASSWORD, putStay } from '#tests/support/factories.ts';
import { previewCookieOf } from '#tests/support/preview-cookie.ts';
import { viaRest } from '#tests/support/transports.ts';
import { type ClientBuild, createPageRenderer } from './page-renderer.ts';
import { pages } from './pages.ts';

// Pages for a browser with staff's cookie. A stand-in for the client shows what its loaders are answered.

let t: TestApp;
let server: FastifyInstance;
let rendered: string[];

const renderPage: ClientBuild['renderPage'] = async (request, { links }) => {
  const { pathname, search } = new URL(request.url);
  rendered.push(pathname + search);
  const api = createTRPCClient<AppRouter>({ links });
  const answer = (status: number, html: string, notFoundAddress: string | null) => {
    const headers = new Headers(pathname === '/reset' ? { 'cache-control': 'no-store' } : {});
    return { status, headers, html, notFoundAddress };
  };
  const { shown } = await api.siteSettings.state.query();
  if (pathname.endsWith('/-')) return answer(404, `${shown}: nothing`, pathname);
  const [, room, slug] = pathname.split('/');
  if (room === 'blog' && slug) {
    const post = await api.blog.get.query({ id: slug }).catch(() => null);
    return post ? answer(200, post.title, null) : answer(404, '', '/blog/-');
  }
  const menu = await api.menu.list.query();
  const days = shown === 'hidden' ? [] : await api.bookings.list.query();
  const me = await api.accounts.me.query().catch(() => 'nobody');
  const said = { shown, menu: menu.map(({ label }) => label), days, me };
  return answer(200, JSON.stringify(said), null);
};

beforeEach(async () => {
  rendered = [];
  t = await createTestApp({ own: { rateLimiter: createRateLimiter() } });
  server = fastify({ trustProxy: true });
  const build: ClientBuild = { renderPage, manifest: undefined as never, filesOf: () => () => [] };
  await server.register(
    pages(t.app, {
      render: createPageRenderer(t.app, () => Promise.resolve(build)),
      hasNoRoute: (path) => path.startsWith('/nowhere'),
      staysOpen: (path) => path === '/login',
      isSecret: (path) => path === '/reset',
    }),
  );
});
afterEach(async () => {
  await server.close();
  await t.close();
});

type Sent = { cookie?: string | null; client?: string };

const get = (url: string, { cookie, client = '192.0.2.1' }: Sent = {}) =>
  server.inject({ url, headers: { 'x-forwarded-for': client, ...(cookie && { cookie }) } });

type Role = Parameters<typeof makeUser>[1];

const makeStaff = async (role: Role = 'EDITOR') => {
  const user = await makeUser(t.app, role);
  return { ...user, cookie: (await previewCookieOf(t, user.token)) ?? '' };
};

const putDraft = async (token: string) => {
  const draft = { title: 'Una bozza', excerpt: 'x', content: '<p>x</p>', published: false };
  expect((await viaRest(t, 'blog.create', draft, token)).status).toBe(201);
};

const STAFF_ONLY = 'private, no-store';

it('shows a draft to staff by the cookie, and to nobody else', async () => {
  const { cookie, token } = await makeStaff();
  await putDraft(token);
  const shown = await get('/blog/una-bozza', { cookie });
  expect([shown.statusCode, shown.body]).toEqual([200, 'Una bozza']);
  expect(shown.headers).toMatchObject({
    'cache-control': STAFF_ONLY,
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  for (const header of ['etag', 'cdn-cache-control', 'set-cookie']) {
    expect(shown.headers).not.toHaveProperty(header);
  }
  const hidden = await get('/blog/una-bozza');
  expect([hidden.statusCode, hidden.body]).toEqual([404, 'open: nothing']);
});

it('never keeps a page of staff, before or after a visitor’s', async () => {
  const { cookie, token } = await makeStaff();
  const entry = { label: 'Redazione', url: '/blog', visibleTo: 'EDITOR' };
  expect((await viaRest(t, 'menu.create', entry, token)).status).toBe(201);
  const [first, visitors, again, later] = [
    await get('/', { cookie }),
    await get('/'),
    await get('/', { cookie }),
    await get('/'),
  ];
  expect(first.body).toContain('Redazione');
  expect(again.body).toBe(first.body);
  expect(visitors.body).not.toContain('Redazione');
  expect(later.body).toBe(visitors.body);
  expect(later.headers['cache-control']).toMatch(/^public/);
  expect(rendered).toEqual(['/', '/', '/']);
});

it('draws a page by the role alone: it holds no name, of staff or of guests', async () => {
  const { cookie } = await makeStaff('ADMIN');
  await putStay(t.app, {
    status: 'CONFIRMED',
    startDate: '2026-07-04',
    endDate: '2026-07-11',
    guestName: 'Anna Verdi',
  });
  const { body } = await get('/', { cookie });
  const { days, me } = JSON.parse(body);
  expect([days.length, me]).toEqual([1, 'nobody']);
  expect(body).not.toContain('Verdi');
});

it('shows staff a site in preparation, and the next stranger that it opens soon', async () => {
  const { cookie } = await makeStaff();
  await updateSiteSettings(t.app, { inPreparation: true });
  const shown = await get('/', { cookie });
  expect([shown.statusCode, JSON.parse(shown.body).shown]).toEqual([200, 'preview']);
  expect(shown.headers).not.toHaveProperty('retry-after');
  const soon = await get('/');
  expect([soon.statusCode, soon.body]).toEqual([503, 'hidden: nothing']);
  const missing = await get('/nowhere', { cookie });
  expect([missing.statusCode, missing.body]).toEqual([404, 'preview: nothing']);
  expect(missing.headers['cache-control']).toBe(STAFF_ONLY);
  expect((await get('/', { cookie })).statusCode).toBe(200);
});

it('draws the not-found page of a missing post for staff too', async () => {
  const { cookie } = await makeStaff();
  const { statusCode, body, headers } = await get('/blog/mai-scritto', { cookie });
  expect([statusCode, body, headers['cache-control']]).toEqual([404, 'open: nothing', STAFF_ONLY]);
});

it('ignores the cookie behind mailed links and in the back office', async () => {
  const { cookie } = await makeStaff();
  await updateSiteSettings(t.app, { inPreparation: true });
  for (const path of ['/reset?token=x', '/admin']) {
    const { headers, statusCode } = await get(path, { cookie });
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  }
});

it('answers a form sent too early as without the cookie', async () => {
  const { cookie } = await makeStaff();
  const sent = await server.inject({ method: 'POST', url: '/blog', headers: { cookie } });
  expect([sent.statusCode, sent.headers.location, rendered]).toEqual([303, '/blog', []]);
});

describe('the cookie counts for nothing', () => {
  const DAY_MS = 86_400_000;
  const inDays = (days: number) =>
    t.clock.set(new Date(t.clock.now().getTime() + days * DAY_MS).toISOString());

  type Staff = Awaited<ReturnType<typeof makeStaff>>;
  const usersOf = ({ id }: Staff) => t.app.database.updateTable('users').where('id', '=', id);

  const ends: [when: string, end: (staff: Staff) => Promise<unknown> | unknown][] = [
    ['after a logout', ({ token }) => viaRest(t, 'accounts.logout', undefined, token)],
    ['after a week without use', () => inDays(7)],
    [
      'after a month in use',
      async ({ token }) => {
        for (let day = 0; day < 30; day += 5) {
          inDays(5);
          await viaRest(t, 'accounts.me', undefined, token);
        }
      },
    ],
    ['for a demoted editor', (staff) => usersOf(staff).set({ role: 'USER' }).execute()],
    [
      'for a deleted editor',
      ({ id }) => t.app.database.deleteFrom('users').where('id', '=', id).execute(),
    ],
    [
      'for an unconfirmed address',
      (staff) => usersOf(staff).set({ emailConfirmedAt: null }).execute(),
    ],
    [
      'when another browser ends the session',
      async ({ email }) => {
        const input = { email, password: PASSWORD };
        const { data } = await viaRest(t, 'accounts.login', input);
        await viaRest(t, 'sessions.endOthers', undefined, data.token);
      },
    ],
    [
      'until the passkey that is required',
      () => t.app.database.updateTable('securitySettings').set({ staffNeedPasskey: 1 }).execute(),
    ],
  ];

  it.each(ends)('%s', async (_when, end) => {
    const staff = await makeStaff();
    await putDraft(staff.token);
    expect((await get('/blog/una-bozza', staff)).statusCode).toBe(200);
    await end(staff);
    const { statusCode, headers } = await get('/blog/una-bozza', staff);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('once it is forged, and costs no render and no session a day more', async () => {
    const { cookie } = await makeStaff('ADMIN');
    const other = await makeStaff('ADMIN');
    await get('/');
    const [name = '', value = ''] = cookie.split('=');
    const [session = '', proof = ''] = value.split('.');
    const [, otherProof] = other.cookie.split('.');
    const before = await t.app.database.selectFrom('sessions').selectAll().execute();
    t.clock.set('2026-05-20T20:00:00Z');
    rendered.length = 0;
    const forged = [
      '',
      '.',
      session,
      proof,
      `.${proof}`,
      `0.${proof}`,
      `0${value}`,
      `-${value}`,
      `${value}=`,
      `${value}0`,
      value.slice(0, -1),
      `${session}.${'A'.repeat(43)}`,
      `${session}.${otherProof}`,
      `4711.${proof}`,
      `${'9'.repeat(15)}.${proof}`,
      `${'9'.repeat(40)}.${proof}`,
      `${session}.${proof.toLowerCase()}`,
      `1 OR 1=1.${proof}`,
      `"${value}"`,
      'x'.repeat(4000),
    ];
    for (const one of forged) {
      const { headers, statusCode } = await get('/', { cookie: `${name}=${one}` });
      expect([one, statusCode, headers['cache-control']]).toEqual([
        one,
        200,
        expect.stringMatching(/^public/),
      ]);
    }
    for (const wrong of [`preview=${value}`, `x${cookie}`, `x=${cookie}`, `${name} =${value}`]) {
      expect((await get('/', { cookie: wrong })).headers['cache-control']).toMatch(/^public/);
    }
    expect(rendered).toEqual([]);
    expect(await t.app.database.selectFrom('sessions').selectAll().execute()).toEqual(before);
    expect((await get('/', { cookie: `a=b; ${cookie}; c=d` })).headers['cache-control']).toBe(
      STAFF_ONLY,
    );
  });
});

it('answers a visitor without the cookie from the cache, and asks the database nothing', async () => {
  await get('/');
  await t.app.database.destroy();
  for (const cookie of [undefined, 'theme=dark', '__Host-preview=nonsense']) {
    expect((await get('/', { cookie: cookie ?? null })).statusCode).toBe(200);
  }
});

it('strangers cannot use up the pages of staff, who have a limit of their own', async () => {
  const { cookie, id } = await makeStaff();
  const other = await makeStaff();
  const use = async (by: { clientAddress?: string; subject?: string }) => {
    for (let page = 0; page < 599; page += 1) await t.app.rateLimiter.consume('rendering', by);
  };
  await use({ clientAddress: '192.0.2.1' });
  await use({ subject: String(id) });
  expect([(await get('/1')).statusCode, (await get('/2')).statusCode]).toEqual([200, 429]);
  const [last, late] = [await get('/', { cookie }), await get('/', { cookie })];
  expect([last.statusCode, late.statusCode]).toEqual([200, 429]);
  expect((await get('/', other)).statusCode).toBe(200);
});
