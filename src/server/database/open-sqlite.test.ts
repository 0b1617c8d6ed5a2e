import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { openSqlite } from './open-sqlite.ts';

const FULL = 2;
const ON = 1;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'connections-'));
  file = join(folder, 'site.db');
  await openDatabase(file).destroy();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lets the site’s own connection lose nothing', async () => {
  const database = openDatabase(file);
  const pragmas = await sql<{ synchronous: number; foreignKeys: number; journalMode: string }>`
    SELECT * FROM pragma_synchronous, pragma_foreign_keys, pragma_journal_mode`.execute(database);
  expect(pragmas.rows).toEqual([{ synchronous: FULL, foreignKeys: ON, journalMode: 'wal' }]);
  await database.destroy();
});

it.each([{ readonly: true }, { timeout: 5000 }, {}])('nor any other: %o', (options) => {
  const sqlite = openSqlite(file, options);
  expect(sqlite.pragma('synchronous', { simple: true })).toBe(FULL);
  expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(ON);
  sqlite.close();
});

it('is the only way to open a database, except for the lock on the data', () => {
  const opens = /new Sqlite\(/;
  const sources = globSync(['src/**/*.ts', 'scripts/**/*.ts'], { exclude: ['**/*.test.ts'] });
  const found = sources.filter((path) => opens.test(readFileSync(path, 'utf8')));
  expect(found.sort()).toEqual([
    'src/server/database/lock-data.ts',
    'src/server/database/open-sqlite.ts',
  ]);
});
