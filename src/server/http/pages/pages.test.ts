import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { updateSiteSettings } from '#server/features/site-settings/site-settings.service.ts';
import { createRateLimiter } from '#server/infrastructure/rate-limiter.ts';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import type { RenderedPage } from './page-renderer.ts';
import { pages } from './pages.ts';

const renderedPage = (changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html: '<!doctype html><title>Casa</title>',
  nonce: 'none',
  location: null,
  notFoundAddress: null,
  mayBeKept: true,
  ...changes,
});

let t: TestApp;
let server: FastifyInstance;
let rendered: string[];
let received: number;
let render: (path: string) => Promise<RenderedPage>;

beforeEach(async () => {
  t = await createTestApp({ own: { rateLimiter: createRateLimiter() } });
  const renderedHere: string[] = [];
  rendered = renderedHere;
  received = 0;
  render = async () => renderedPage();
  server = fastify({ trustProxy: true });
  server.addHook('preHandler', async () => {
    received += 1;
  });
  await server.register(
    pages(t.app, {
      render: (path) => {
        renderedHere.push(path);
        return render(path);
      },
      hasNoRoute: (path) => path.startsWith('/nowhere'),
      staysOpen: (path) => path === '/login',
      isSecret: (path) => path === '/confirm-email',
    }),
  );
});
afterEach(async () => {
  await server.close();
  await t.close();
});

const get = async (url: string, client = '192.0.2.1') =>
  await server.inject({ url, headers: { 'x-forwarded-for': client } });

it('renders one page for all addresses without a route, and again after a change', async () => {
  render = async () => renderedPage({ status: 404, notFoundAddress: '/-' });
  for (let number = 0; number < 700; number += 1) {
    expect((await get(`/nowhere/${number}`)).statusCode).toBe(404);
  }
  expect(rendered).toEqual(['/-']);
  t.app.pageCache.clear();
  await get('/nowhere/again');
  expect(rendered).toEqual(['/-', '/-']);
});

it('renders one page for all addresses of a site in preparation, with Retry-After', async () => {
  await get('/before');
  await updateSiteSettings(t.app, { inPreparation: true });
  t.app.pageCache.clear();
  render = async (path) => renderedPage({ html: path === '/-' ? 'soon' : path });
  for (const path of ['/', '/before', '/blog/one', '/blog/two']) {
    const { statusCode, body, headers } = await get(path);
    expect([statusCode, body]).toEqual([503, 'soon']);
    expect(headers).toMatchObject({ 'retry-after': '86400', 'cache-control': 'no-store' });
  }
  expect((await get('/login')).body).toBe('/login');
  expect((await get('/nowhere')).statusCode).toBe(404);
  expect(rendered).toEqual(['/before', '/-', '/login']);
});

it('renders one page for all slugs that do not exist', async () => {
  render = async (path) =>
    renderedPage({
      status: 404,
      notFoundAddress: '/pages/-',
      html: path === '/pages/-' ? 'no' : '',
    });
  const answers = [await get('/pages/one'), await get('/pages/two')];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [404, 'no'],
    [404, 'no'],
  ]);
  expect(rendered).toEqual(['/pages/one', '/pages/-', '/pages/two']);
});

it('sends cached pages while renders wait, and refuses requests when the queue is full', async () => {
  await get('/kept');
  const gate = Promise.withResolvers<void>();
  render = async () => {
    await gate.promise;
    return renderedPage();
  };
  const waiting = Array.from({ length: 101 }, (_, number) => get(`/page-${number}`));
  await expect.poll(() => received).toBe(102);
  const late = await get('/late');
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '10']);
  expect(late.body).toContain('Riprova tra qualche secondo');
  expect((await get('/kept')).statusCode).toBe(200);
  gate.resolve();
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('limits the renders of one client without affecting others', async () => {
  render = async () => renderedPage({ mayBeKept: false });
  for (let number = 0; number < 600; number += 1) await get('/never-kept');
  const refused = await get('/never-kept');
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([
    429,
    expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
  ]);
  expect(refused.body).toContain('Riprova tra un minuto');
  expect((await get('/never-kept', '192.0.2.2')).statusCode).toBe(200);
});

const stayOf = (day: number, guests = 4) =>
  `/?arrivo=${addDays('2026-07-01', day)}&ospiti=${guests}`;

it('turns stays and tokens away when many wait or one client asks often, and serves other pages', async () => {
  for (let number = 0; number < 22; number += 1) void get(stayOf(number), `192.0.2.${number}`);
  const refused: number[] = [];
  for (let number = 0; number < 30; number += 1) {
    const address = number % 2 === 0 ? stayOf(number, 5) : `/confirm-email?token=${number}`;
    refused.push((await get(address, '192.0.2.40')).statusCode);
  }
  expect(new Set(refused)).toEqual(new Set([503]));
  expect((await get(stayOf(1, 5), '192.0.2.40')).statusCode).toBe(429);
  expect((await get('/contact', '192.0.2.40')).statusCode).toBe(200);
});

it('renders stays a quarter of a second apart, and other pages at once', async () => {
  render = async (path) => renderedPage({ mayBeKept: !path.includes('?') });
  const both = [get(stayOf(1), '192.0.2.1'), get(stayOf(2), '192.0.2.2')];
  await Promise.any(both);
  expect((await get('/contact')).statusCode).toBe(200);
  expect(rendered).toEqual([stayOf(1), '/contact']);
  expect((await both[1])?.statusCode).toBe(200);
  expect(rendered).toEqual([stayOf(1), '/contact', stayOf(2)]);
});

it('keeps the stay of an address out of the cache’s keys, so hostile ones cannot fill it', async () => {
  await get('/');
  rendered.length = 0;
  render = async (path) => renderedPage({ html: path, mayBeKept: !path.includes('?') });
  const stay = '/?arrivo=2026-07-04&partenza=2026-07-11&ospiti=4';
  expect((await get(`${stay}&utm_source=x`)).body).toBe(stay);
  const { body, headers } = await get(
    '/?ospiti=4&partenza=2026-07-11&arrivo=2026-07-04&oltre12=99',
  );
  expect([body, headers['cache-control']]).toEqual([stay, 'no-store']);
  expect(rendered).toEqual([stay, stay]);
  for (let number = 0; number < 300; number += 1) {
    await get(`/?arrivo=${number}&partenza=x&ospiti=${number}${'0'.repeat(number)}`);
    await get(`/contact?arrivo=2026-07-04&x=${number}`);
  }
  expect(rendered).toEqual([stay, stay, '/contact']);
});

it.each([
  ['/pages/a%2Fb', '/pages/a%2Fb'],
  ['/pages/a%252Fb%25', '/pages/a%252Fb%25'],
  ['/pages/%61@b%c3%a0', '/pages/a@b%C3%A0'],
  ['//evil.example//x?y=1', '/evil.example/x'],
])('redirects a form sent before its page could, to its page: %s', async (url, location) => {
  const answer = await server.inject({ method: 'POST', url, payload: 'name=Anna' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
});
