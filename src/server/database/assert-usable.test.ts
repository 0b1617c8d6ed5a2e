import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockData } from './lock-data.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'usable-'));
  file = join(folder, 'site.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const makeSite = async (): Promise<void> => {
  const database = openDatabase(file);
  await migrateToLatest(database);
  await database.destroy();
};

const write = (sql: string): void => {
  const sqlite = new Sqlite(file);
  sqlite.exec(sql);
  sqlite.close();
};

const expectRefused = (reason: string): void => {
  const before = readFileSync(file);
  expect(() => openDatabase(file)).toThrow(reason);
  expect(readFileSync(file).equals(before)).toBe(true);
};

describe('refuses, and leaves as it is,', () => {
  it('a file that is not a database', () => {
    writeFileSync(file, 'x'.repeat(5000));
    expectRefused('non è un database SQLite');
  });

  it('a database that was cut off', async () => {
    await makeSite();
    writeFileSync(file, readFileSync(file).subarray(0, 2000));
    expectRefused('è danneggiato');
  });

  it('another program’s', () => {
    write('CREATE TABLE bookmarks (url TEXT)');
    expectRefused('appartiene a un altro programma');
  });

  it('another program’s that has no tables yet', () => {
    write('PRAGMA application_id = 42; PRAGMA user_version = 1');
    expectRefused('appartiene a un altro programma');
  });

  it('another program’s with the same migrator', () => {
    write(`CREATE TABLE kysely_migration (name TEXT, timestamp TEXT);
      INSERT INTO kysely_migration VALUES ('001-users', '2026-01-01')`);
    expectRefused('appartiene a un altro programma');
  });

  it('a database of a newer version', async () => {
    await makeSite();
    write("INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01')");
    expectRefused('una versione più recente');
  });
});

it('opens the site’s own, a new one, and one whose first start was cut off', async () => {
  await makeSite();
  await openDatabase(file).destroy();
  file = join(folder, 'new.db');
  await openDatabase(file).destroy();
  write('CREATE TABLE kysely_migration (name TEXT); CREATE TABLE kysely_migration_lock (id TEXT)');
  await openDatabase(file).destroy();
});

it('locks the same data under each of its names', () => {
  mkdirSync(join(folder, 'data'));
  file = join(folder, 'data', 'site.db');
  symlinkSync(file, join(folder, 'link.db'));
  symlinkSync(join(folder, 'data'), join(folder, 'linked'));
  for (const isThere of [false, true]) {
    if (isThere) writeFileSync(file, '');
    const unlock = lockData(file);
    for (const name of ['link.db', 'linked/site.db', 'data/site.db']) {
      expect(() => lockData(join(folder, name)), name).toThrow('Il sito è già avviato');
    }
    unlock();
  }
});
