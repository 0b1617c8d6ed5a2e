import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepBackups } from '#server/features/backups/scheduled-backups.service.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { contactMessage, makeUser } from '#tests/support/factories.ts';
import { runRetention } from './retention.job.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  await makeUser(t.app, 'ADMIN');
  await t.rest('POST', '/contact', { body: contactMessage() });
});
afterEach(() => t.close());

const NOW = '2026-05-20T10:00:00.000Z';
const LATER = '2036-05-20T10:00:00.000Z';

const run = () => runRetention(t.app, new AbortController().signal);

const messages = async (): Promise<number> =>
  (await t.app.database.selectFrom('contactMessages').select('id').execute()).length;

const clock = async () => {
  // By then the earlier session has expired.
  const admin = await makeUser(t.app, 'ADMIN', { email: `${crypto.randomUUID()}@example.com` });
  return (await t.rest('GET', '/clock', { token: admin.token })).body;
};

const confirm = async () => {
  const admin = await makeUser(t.app, 'ADMIN', { email: `${crypto.randomUUID()}@example.com` });
  return t.rest('POST', '/clock/confirm', { token: admin.token });
};

it('takes nothing when the clock has jumped, asks, and goes on when somebody confirms', async () => {
  await run();
  t.clock.set(LATER);
  await run();
  expect(await messages()).toBe(1);
  expect(await clock()).toEqual({ isTrusted: false, now: LATER, trustedAt: NOW });
  expect((await confirm()).body).toMatchObject({ isTrusted: true });
  await run();
  expect(await messages()).toBe(0);
});

it('asks after each start, whatever was written by the wrong clock', async () => {
  await run();
  t.clock.set(LATER);
  await run();
  await t.rest('POST', '/contact', { body: contactMessage() });
  await run();
  expect((await clock()).isTrusted).toBe(false);
  expect(await messages()).toBe(2);
});

it('knows from the rows how far the clock had come where nothing is noted yet', async () => {
  t.clock.set(LATER);
  await run();
  expect(await messages()).toBe(1);
});

it('goes on by itself when the clock is right again', async () => {
  await run();
  t.clock.set(LATER);
  await run();
  t.clock.set('2026-05-21T10:00:00.000Z');
  expect((await clock()).isTrusted).toBe(true);
});

it('asks too when the clock falls far back, and takes small steps as they come', async () => {
  await run();
  t.clock.set('2016-05-20T10:00:00.000Z');
  await run();
  expect((await clock()).isTrusted).toBe(false);
  for (const day of ['2026-05-19', '2026-06-15', '2026-07-10', '2026-07-09']) {
    t.clock.set(`${day}T10:00:00.000Z`);
    await run();
    expect((await clock()).isTrusted).toBe(true);
  }
});

it('takes a note that cannot be read for none', async () => {
  await run();
  writeFileSync(`${t.app.config.databaseFile}.clock`, 'x');
  t.clock.set('2026-05-21T10:00:00.000Z');
  await run();
  expect(readFileSync(`${t.app.config.databaseFile}.clock`, 'utf8')).toBe(
    '2026-05-21T10:00:00.000Z',
  );
});

it('makes backups by the wrong clock and by the right one after, and lets none go meanwhile', async () => {
  const list = async () => {
    const admin = await makeUser(t.app, 'ADMIN', { email: `${crypto.randomUUID()}@example.com` });
    const { body } = await t.rest('GET', '/backup/list', { token: admin.token });
    return body.map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 10)).sort();
  };
  await run();
  await keepBackups(t.app);
  t.clock.set('2026-05-21T10:00:00.000Z');
  await run();
  await keepBackups(t.app);
  t.clock.set(LATER);
  await keepBackups(t.app);
  t.clock.set('2026-05-22T10:00:00.000Z');
  await keepBackups(t.app);
  expect(await list()).toEqual(['2026-05-21', '2026-05-22', '2036-05-20']);
});
