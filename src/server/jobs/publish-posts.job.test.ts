import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putImages } from '#tests/support/factories.ts';
import { startPublishJob } from './publish-posts.job.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  await putImages(t.app, 'mare.webp');
  const { token } = await makeUser(t.app, 'EDITOR');
  const body = {
    title: 'Settembre',
    excerpt: 'Il mare è ancora caldo.',
    content: '<p>Giornate lunghe.</p>',
    coverImage: 'mare.webp',
    publishAt: '2026-05-21T16:00:00Z',
  };
  expect((await t.rest('POST', '/blog', { token, body })).status).toBe(201);
});
afterEach(() => t.close());

const shown = async (): Promise<number> => (await t.rest('GET', '/blog', {})).body.total;

it('catches up at the start on posts due while the site was off', async () => {
  t.clock.set('2026-05-22T10:00:00.000Z');
  const job = startPublishJob(t.app);
  await job.stop();
  expect(await shown()).toBe(1);
});

it('publishes nothing during a restore', async () => {
  t.clock.set('2026-05-22T10:00:00.000Z');
  t.app.lifecycle.phase = 'restoring';
  const job = startPublishJob(t.app);
  await job.stop();
  expect(await shown()).toBe(0);
});
