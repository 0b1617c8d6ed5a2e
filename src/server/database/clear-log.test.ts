import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearLog } from './clear-log.ts';
import type { Database } from './database.types.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let file: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casa-'));
  file = join(folder, 'site.db');
  database = openDatabase(file);
  await sql`CREATE TABLE notes (text TEXT)`.execute(database);
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const logSize = (): number => statSync(`${file}-wal`).size;

const pragma = async (name: string): Promise<unknown> => {
  const { rows } = await sql<Record<string, unknown>>`PRAGMA ${sql.raw(name)}`.execute(database);
  return Object.values(rows[0] ?? {})[0];
};

it('empties the log', async () => {
  expect(logSize()).toBeGreaterThan(0);
  expect(await clearLog(database)).toBe(true);
  expect(logSize()).toBe(0);
});

it('leaves it to the next call during a read, with the timeout from before', async () => {
  const reader = new Sqlite(file, { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM notes').all();
  await sql`INSERT INTO notes VALUES ('Anna')`.execute(database);
  const busyTimeout = await pragma('busy_timeout');
  expect(await clearLog(database)).toBe(false);
  expect(await pragma('busy_timeout')).toBe(busyTimeout);
  reader.close();
  expect(await clearLog(database)).toBe(true);
  expect(logSize()).toBe(0);
});

it('has deleted bytes overwritten', async () => {
  expect(await pragma('secure_delete')).toBe(1);
});
