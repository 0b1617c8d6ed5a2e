import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { contactMessage } from '#tests/support/factories.ts';
import { inTransaction } from './transaction.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const block = (startDate: string) => ({
  startDate,
  endDate: startDate,
  status: 'NOT_AVAILABLE' as const,
  createdAt: 'now',
});

const starts = async (): Promise<string[]> =>
  (await t.app.database.selectFrom('bookings').select('startDate').execute()).map(
    (row) => row.startDate,
  );

it('refuses the outer handle inside, at once, and rolls back', async () => {
  const work = inTransaction(t.app.database, async (tx) => {
    await tx.insertInto('bookings').values(block('2026-07-01')).execute();
    await starts();
  });
  await expect(work).rejects.toThrow('only its own handle');
  expect(await starts()).toEqual([]);
});

it('lets others wait for its end, and then go on', async () => {
  const gate = Promise.withResolvers<void>();
  const first = inTransaction(t.app.database, async (tx) => {
    await tx.insertInto('bookings').values(block('2026-07-01')).execute();
    await gate.promise;
    await tx.insertInto('bookings').values(block('2026-07-02')).execute();
  });
  const seen = starts();
  const second = inTransaction(t.app.database, (tx) =>
    tx.insertInto('bookings').values(block('2026-07-03')).execute(),
  );
  gate.resolve();
  await Promise.all([first, second]);
  expect(await seen).toEqual(['2026-07-01', '2026-07-02']);
  expect(await starts()).toHaveLength(3);
});

it('says that the disk is full where it is, and goes on when there is room', async () => {
  const { database } = t.app;
  const limitPages = (pages: string) =>
    sql.raw(`PRAGMA max_page_count = ${pages}`).execute(database);
  await limitPages('1');
  const work = inTransaction(database, async (tx) => {
    await tx.insertInto('bookings').values(block('2026-07-01')).execute();
    await tx
      .insertInto('looseFiles')
      .values({ fileName: 'x'.repeat(100_000) })
      .execute();
  });
  await expect(work).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(await starts()).toEqual([]);
  await limitPages('1000000');
  await inTransaction(database, (tx) =>
    tx.insertInto('bookings').values(block('2026-07-03')).execute(),
  );
  expect(await starts()).toEqual(['2026-07-03']);
});

describe('while another process has locked the file', () => {
  const lockFor = (ms: number): Promise<void> => {
    const other = new Sqlite(t.app.config.databaseFile);
    other.exec('BEGIN IMMEDIATE');
    return wait(ms).then(() => {
      other.exec('COMMIT');
      other.close();
    });
  };

  it('allows reading, and writes when the lock is lifted', async () => {
    const order: string[] = [];
    const note = (what: string) => () => order.push(what);
    const lifted = lockFor(300).then(note('lifted'));
    const written = [
      inTransaction(t.app.database, (tx) =>
        tx.insertInto('bookings').values(block('2026-07-01')).execute(),
      ).then(note('transaction')),
      t.app.database
        .insertInto('bookings')
        .values(block('2026-07-03'))
        .execute()
        .then(note('statement')),
    ];
    const read = starts().then(note('read'));
    await Promise.all([lifted, read, ...written]);
    expect(order.slice(0, 2)).toEqual(['read', 'lifted']);
    expect((await starts()).toSorted()).toEqual(['2026-07-01', '2026-07-03']);
  });

  it('leaves the thread to others', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const lifted = lockFor(300);
    const written = inTransaction(t.app.database, (tx) =>
      tx.insertInto('bookings').values(block('2026-07-01')).execute(),
    ).then(() => 'written');
    setImmediate(() => setImmediate(() => resolve('others')));
    expect(await Promise.race([promise, written])).toBe('others');
    await Promise.all([lifted, written]);
  });
});

it('takes no write for a file that was deleted or replaced, and says so', async () => {
  const { databaseFile } = t.app.config;
  const write = () =>
    inTransaction(t.app.database, (tx) =>
      tx.insertInto('bookings').values(block('2026-07-01')).execute(),
    );
  await write();
  rmSync(databaseFile);
  await expect(write()).rejects.toThrow('was deleted or replaced');
  const statement = t.app.database.insertInto('bookings').values(block('2026-07-02')).execute();
  await expect(statement).rejects.toThrow('was deleted or replaced');
  writeFileSync(databaseFile, '');
  await expect(write()).rejects.toThrow('was deleted or replaced');
  expect((await t.server.inject('/healthz')).statusCode).toBe(503);
  const { status, body } = await t.rest('POST', '/contact', { body: contactMessage() });
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
});

it('gives the connection back after a failure', async () => {
  const failing = inTransaction(t.app.database, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await starts()).toEqual([]);
});
