import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
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

it('refuses the outer handle inside, at once, and undoes what was done', async () => {
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

it('gives the connection back after a failure', async () => {
  const failing = inTransaction(t.app.database, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await starts()).toEqual([]);
});
