import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countRows } from './count-rows.ts';
import type { Database } from './database.types.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { inTransaction } from './transaction.ts';

let folder: string;
let database: Database;
let counted: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casa-count-'));
  database = openDatabase(join(folder, 'site.db'), ({ query }) => {
    if (query.sql.includes('count(*)')) counted += 1;
  });
  await migrateToLatest(database);
  counted = 0;
});
afterEach(async () => {
  await database.destroy();
  await rm(folder, { recursive: true });
});

const loose = (db: Database) =>
  db.selectFrom('loose_files').select((query) => query.fn.countAll<number>().as('count'));

const add = (db: Database, name: string) =>
  db.insertInto('loose_files').values({ file_name: name }).execute();

it('counts once, and anew after each change', async () => {
  expect(await countRows(database, loose(database))).toBe(0);
  await add(database, 'a.jpg');
  for (let time = 0; time < 3; time += 1) {
    expect(await countRows(database, loose(database))).toBe(1);
  }
  expect(counted).toBe(2);
  await database.deleteFrom('loose_files').execute();
  expect(await countRows(database, loose(database))).toBe(0);
});

it('tells one question from another by what is asked for', async () => {
  await add(database, 'a.jpg');
  const named = (name: string) => loose(database).where('file_name', '=', name);
  expect(await countRows(database, named('a.jpg'))).toBe(1);
  expect(await countRows(database, named('b.jpg'))).toBe(0);
  expect(await countRows(database, loose(database))).toBe(1);
});

it('hears of what another connection writes', async () => {
  const other = openDatabase(join(folder, 'site.db'));
  expect(await countRows(database, loose(database))).toBe(0);
  await add(other, 'a.jpg');
  expect(await countRows(database, loose(database))).toBe(1);
  await other.destroy();
});

it('keeps nothing of what a transaction saw that is undone', async () => {
  const work = inTransaction(database, async (tx) => {
    await add(tx, 'a.jpg');
    expect(await countRows(tx, loose(tx))).toBe(1);
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  expect(await countRows(database, loose(database))).toBe(0);
});

it('forgets what was asked long ago', async () => {
  const named = (number: number) => loose(database).where('file_name', '=', `${number}.jpg`);
  await countRows(database, loose(database));
  for (let number = 0; number < 250; number += 1) await countRows(database, named(number));
  counted = 0;
  await countRows(database, named(249));
  expect(counted).toBe(0);
  await countRows(database, loose(database));
  expect(counted).toBe(1);
});
