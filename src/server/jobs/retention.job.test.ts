import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepBackups } from '#server/features/backups/scheduled-backups.service.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { contactMessage, makeUser } from '#tests/support/factories.ts';
import { runRetention } from './retention.job.ts';

// Today is 20 May 2026, and the job has run yesterday.

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  await makeUser(t.app, 'ADMIN', { email: 'marta@example.com' });
  await t.rest('POST', '/contact', { body: contactMessage() });
  writeFileSync(`${t.app.config.databaseFile}.clock`, '2026-05-19T10:00:00.000Z');
});
afterEach(() => t.close());

const run = () => runRetention(t.app, new AbortController().signal);

const runAt = async (...days: string[]): Promise<void> => {
  for (const day of days) {
    t.clock.set(`${day}T10:00:00.000Z`);
    await run();
  }
};

const messages = async (): Promise<number> =>
  (await t.app.database.selectFrom('contactMessages').select('id').execute()).length;

const warnings = async (): Promise<string[]> =>
  (
    await t.app.database
      .selectFrom('outboxMails')
      .select('recipientEmail')
      .where('kind', '=', 'clock-jumped')
      .execute()
  ).map(({ recipientEmail }) => recipientEmail);

const weekOf2036 = ['21', '22', '23', '24', '25', '26'].map((day) => `2036-05-${day}`);

describe('a clock that jumped by years', () => {
  it('erases nothing, and mails administrators once', async () => {
    await run();
    await runAt('2036-05-20', ...weekOf2036);
    await run();
    expect(await messages()).toBe(1);
    expect(await warnings()).toEqual(['marta@example.com']);
  });

  it('erases nothing when it is right again an hour later, and goes on from there', async () => {
    await run();
    await runAt('2036-05-20', '2026-05-20', '2026-05-21');
    expect(await messages()).toBe(1);
    await runAt('2026-06-18', '2026-07-17');
    expect(await warnings()).toHaveLength(1);
  });

  it('is not trusted sooner after another jump', async () => {
    await run();
    await runAt('2036-05-20', '2036-05-28', '2037-01-01', '2037-01-09');
    expect(await messages()).toBe(1);
  });

  it('is not trusted sooner after restarts', async () => {
    await run();
    await runAt('2036-05-20', '2036-05-20', '2036-05-20', '2036-05-21', '2036-05-21');
    expect(await messages()).toBe(1);
    expect(await warnings()).toHaveLength(1);
  });

  it('keeps backups: those that are made meanwhile and those from before', async () => {
    const list = async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const { token } = await makeUser(t.app, 'ADMIN', { email });
      const { body } = await t.rest('GET', '/backup/list', { token });
      return body.map(({ createdAt }: { createdAt: string }) => createdAt.slice(0, 10)).sort();
    };
    await run();
    await keepBackups(t.app);
    await runAt('2026-05-21');
    await keepBackups(t.app);
    await runAt('2036-05-20');
    await keepBackups(t.app);
    await runAt('2026-05-22');
    await keepBackups(t.app);
    expect(await list()).toEqual(['2026-05-21', '2026-05-22', '2036-05-20']);
  });
});

describe('a server that was switched off for years', () => {
  it('erases old data after a week by itself', async () => {
    await run();
    await runAt('2036-05-20', ...weekOf2036);
    expect(await messages()).toBe(1);
    await runAt('2036-05-27');
    expect(await messages()).toBe(0);
    await t.rest('POST', '/contact', { body: contactMessage() });
    await runAt('2036-05-28');
    expect([await messages(), await warnings()]).toEqual([1, ['marta@example.com']]);
  });

  it('for less than a month goes on at once', async () => {
    await run();
    await runAt('2026-06-19', '2026-07-18');
    expect(await warnings()).toEqual([]);
  });
});

it('waits a week after a jump backwards, too', async () => {
  await run();
  await runAt('2016-05-20');
  expect(await warnings()).toHaveLength(1);
  t.clock.set('2026-05-20T10:00:00.000Z');
  await run();
  expect(await messages()).toBe(1);
});

it.each(['', 'x', '{"trustedAt":1}'])(
  'ignores a note %o, waits a week and sends no mail',
  async (note) => {
    writeFileSync(`${t.app.config.databaseFile}.clock`, note);
    await runAt('2036-05-20', ...weekOf2036);
    expect(await messages()).toBe(1);
    await runAt('2036-05-27');
    expect([await messages(), await warnings()]).toEqual([0, []]);
  },
);
