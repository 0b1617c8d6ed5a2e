import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeEarlierData } from '#tests/support/earlier-data.ts';
import { MIGRATION_FILE, migrationNames } from './migrations.ts';
import { openSqlite } from './open-sqlite.ts';

const files = readdirSync('migrations').filter((file) => file.endsWith('.ts'));
/** Files that several migrations import. */
const HELPERS = ['ends-sample.ts', 'task-days.ts'];
/** Two were released under this number: databases know both by their names. */
const TWICE = '0022';

it('every file of the folder is a migration with a number and a name, or a known helper', () => {
  expect(files.filter((file) => !MIGRATION_FILE.test(file))).toEqual(HELPERS);
  expect(migrationNames).toHaveLength(files.length - HELPERS.length);
});

it('a number belongs to one migration', () => {
  const numbers = migrationNames.map((name) => name.slice(0, 4));
  const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  expect(repeated).toEqual([TWICE]);
});

it.each(migrationNames)('%s exports one migration and nothing else', async (name) => {
  const exported = Object.values(await import(`../../../migrations/${name}.ts`));
  expect(exported).toEqual([{ up: expect.any(Function) }]);
});

it('every table has rows while later migrations run, and each of them succeeds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casa-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'earlier.db');
  await writeEarlierData(file, migrationNames.at(-1) ?? '');
  const database = openSqlite(file, { readonly: true });
  const tables = database
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .pluck()
    .all();
  const empty = tables.filter(
    (table) => database.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get() === undefined,
  );
  database.close();
  expect(empty, 'tables without a row in tests/support/earlier-data.ts').toEqual([]);
});
