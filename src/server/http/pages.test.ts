import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRateLimiter } from '#server/infrastructure/rate-limiter.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import type { DrawnPage } from './page-renderer.ts';
import { pages } from './pages.ts';

const drawnPage = (changes: Partial<DrawnPage> = {}): DrawnPage => ({
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
let drawn: string[];
let received: number;
let draw: (path: string) => Promise<DrawnPage>;

beforeEach(async () => {
  t = await createTestApp({ own: { rateLimiter: createRateLimiter() } });
  drawn = [];
  received = 0;
  draw = async () => drawnPage();
  server = fastify({ trustProxy: true });
  server.addHook('preHandler', async () => {
    received += 1;
  });
  await server.register(
    pages(t.app, {
      draw: (path) => {
        drawn.push(path);
        return draw(path);
      },
      hasNoRoute: (path) => path.startsWith('/nowhere'),
    }),
  );
});
afterEach(async () => {
  await server.close();
  await t.close();
});

const get = async (url: string, client = '192.0.2.1') =>
  await server.inject({ url, headers: { 'x-forwarded-for': client } });

it('draws one page for all addresses that lead nowhere, and another after a change', async () => {
  draw = async () => drawnPage({ status: 404, notFoundAddress: '/-' });
  for (let number = 0; number < 700; number += 1) {
    expect((await get(`/nowhere/${number}`)).statusCode).toBe(404);
  }
  expect(drawn).toEqual(['/-']);
  t.app.pageCache.clear();
  await get('/nowhere/again');
  expect(drawn).toEqual(['/-', '/-']);
});

it('draws one page for all slugs that nothing has', async () => {
  draw = async (path) =>
    drawnPage({ status: 404, notFoundAddress: '/pages/-', html: path === '/pages/-' ? 'no' : '' });
  const answers = [await get('/pages/one'), await get('/pages/two')];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [404, 'no'],
    [404, 'no'],
  ]);
  expect(drawn).toEqual(['/pages/one', '/pages/-', '/pages/two']);
});

it('sends kept pages while drawings wait, and puts off whoever finds the queue full', async () => {
  await get('/kept');
  const gate = Promise.withResolvers<void>();
  draw = async () => {
    await gate.promise;
    return drawnPage();
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

it('limits what one client has drawn, and nobody else by that', async () => {
  draw = async () => drawnPage({ mayBeKept: false });
  for (let number = 0; number < 600; number += 1) await get('/never-kept');
  const refused = await get('/never-kept');
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([
    429,
    expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60),
  ]);
  expect(refused.body).toContain('Riprova tra un minuto');
  expect((await get('/never-kept', '192.0.2.2')).statusCode).toBe(200);
});
