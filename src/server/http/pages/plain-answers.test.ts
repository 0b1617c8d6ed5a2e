import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRateLimiter } from '#server/infrastructure/rate-limiter.ts';
import { answerSlots } from '#shared/forms/plain-forms.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import type { RenderedPage } from './page-renderer.ts';
import { answersInFrame } from './plain-answers.ts';
import { plainFormRoutes } from './plain-forms.ts';

const { title, texts, href, label } = answerSlots;
const html = `<header>Casa</header><h1>${title}</h1><div>${texts}</div><a href="${href}">${label}</a>`;
const frame = { status: 200, html, nonce: 'none', location: null, mayBeKept: true } as const;

let t: TestApp;
let server: FastifyInstance;
let rendered: string[];
let render: () => Promise<RenderedPage>;

beforeEach(async () => {
  t = await createTestApp({ own: { rateLimiter: createRateLimiter() } });
  rendered = [];
  render = async () => ({ ...frame, notFoundAddress: null });
  server = fastify();
  const send = answersInFrame(t.app, (path) => {
    rendered.push(path);
    return render();
  });
  await server.register(plainFormRoutes(t.app, send));
});
afterEach(async () => {
  await server.close();
  await t.close();
});

const sendWrong = (name = 'Anna') =>
  server.inject({
    method: 'POST',
    url: '/de/messaggio',
    payload: new URLSearchParams({ name, email: 'anna', message: '', privacy: 'on' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('are within the frame of the page’s language, which is rendered once', async () => {
  const { statusCode, body, headers } = await sendWrong();
  await sendWrong();
  expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
  expect(body).toMatch(/^<header>Casa<\/header><h1>[^<{]+<\/h1><div><p>/);
  expect(body).not.toContain('{{');
  expect(body).toContain('</p></div>');
  expect(body).not.toContain('<a ');
  expect(rendered).toEqual(['/de/richiesta']);
});

it('are plain for a client that sends many, and where the frame cannot be rendered', async () => {
  const inFrame = async () => (await sendWrong()).body.includes('<header>');
  for (let count = 0; count < 30; count += 1) expect(await inFrame()).toBe(true);
  expect(await inFrame()).toBe(false);
  t.app.rateLimiter = createRateLimiter();
  t.app.pageCache.clear();
  render = () => Promise.reject(new Error('no database'));
  const { statusCode, body } = await sendWrong();
  expect([statusCode, body.includes('<h1>')]).toEqual([400, true]);
  expect(body).not.toContain('<header>');
});
