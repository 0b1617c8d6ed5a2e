import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import type { Database } from './database.types.ts';
import { preparedQuery } from './prepared-query.ts';
import { inTransaction } from './transaction.ts';

let t: TestApp;
let builds = 0;

const names = preparedQuery((db, { from, except }: { from: string; except: string }) => {
  builds += 1;
  return db
    .selectFrom('loose_files')
    .select('file_name')
    .where('file_name', '>=', from)
    .where('file_name', '!=', 'always-left-out.jpg')
    .where('file_name', '!=', except)
    .orderBy('file_name');
});

const asked = async (db: Database, from: string, except: string) =>
  (await names(db, { from, except })).map(({ file_name }) => file_name);

beforeAll(async () => {
  t = await createTestApp();
  const rows = ['a', 'b', 'c', 'always-left-out'].map((name) => ({ file_name: `${name}.jpg` }));
  await t.app.database.insertInto('loose_files').values(rows).execute();
});
afterAll(() => t.close());

it('is put together once, and asked with other values each time', async () => {
  const { database } = t.app;
  expect(await asked(database, 'a', 'b.jpg')).toEqual(['a.jpg', 'c.jpg']);
  expect(await asked(database, 'b', 'c.jpg')).toEqual(['b.jpg']);
  expect(builds).toBe(1);
});

it('takes a value for a value, whatever it says', async () => {
  expect(await asked(t.app.database, "' OR 1 = 1 --", '')).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(await asked(t.app.database, 'z', "' OR 1 = 1 --")).toEqual([]);
});

it('sees what its transaction wrote', async () => {
  await inTransaction(t.app.database, async (tx) => {
    await tx.insertInto('loose_files').values({ file_name: 'd.jpg' }).execute();
    expect(await asked(tx, 'd', '')).toEqual(['d.jpg']);
  });
});
