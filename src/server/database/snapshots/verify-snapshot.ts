import { statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrateToLatest } from '#server/database/migrate.ts';
import { migrationNames } from '#server/database/migrations.ts';
import { openSqlite } from '#server/database/open-sqlite.ts';
import {
  assertUnchanged,
  formatOf,
  hasLists,
  isOwnTable,
  readFileList,
  readMissing,
  SNAPSHOT_FORMAT,
} from './file-list.ts';
import { namedFiles } from './named-files.ts';
import type { Snapshot } from './snapshot.types.ts';
import { asSnapshotError, SnapshotError } from './snapshot-error.ts';

type Part = { type: string; name: string; tableName: string; sql: string | null };

/**
 * The lists of a backup, Kysely's own tables and SQLite's, whose prefix is reserved. Triggers on them
 * count as part of the schema.
 */
const isInternal = ({ type, name, tableName, sql }: Part): boolean =>
  (type === 'table' || (type === 'index' && sql === null)) &&
  (isOwnTable(tableName) ||
    ['kysely_migration', 'kysely_migration_lock'].includes(tableName) ||
    name.startsWith('sqlite_'));

/**
 * Tables, indexes and triggers of the site with their SQL: the name of a trigger does not say what it
 * does.
 */
const partsOf = (database: Sqlite.Database): string[] =>
  database
    .prepare<[], Part>('SELECT type, name, tbl_name AS tableName, sql FROM sqlite_schema')
    .all()
    .filter((part) => !isInternal(part))
    .map(({ sql, ...part }) => JSON.stringify({ ...part, sql: sql?.replace(/\s+/g, ' ') }))
    .sort();

/** The schema after the migrations up to `last`, found by applying them. */
const findParts = async (last: string): Promise<string[]> => {
  const sqlite = openSqlite(':memory:');
  const database = new Kysely({ dialect: new SqliteDialect({ database: sqlite }) });
  await migrateToLatest(database, last);
  const parts = partsOf(sqlite);
  await database.destroy();
  return parts;
};

const expectedParts = new Map<string, string[]>();

/** Kept: a restore verifies several times, and applying all migrations takes longer than the rest. */
const getExpectedParts = async (last: string): Promise<string[]> => {
  const parts = expectedParts.get(last) ?? (await findParts(last));
  expectedParts.set(last, parts);
  return parts;
};

const notOurs = () => new SnapshotError('Il file non è un backup di questo sito.');

const stepsOf = (database: Sqlite.Database): string[] => {
  try {
    return database
      .prepare<[], string>('SELECT name FROM kysely_migration ORDER BY name')
      .pluck()
      .all();
  } catch {
    throw notOurs();
  }
};

const isNewer = () =>
  new SnapshotError(
    'Il backup viene da una versione più recente del sito: prima aggiorna il sito.',
  );

const assertFormat = (database: Sqlite.Database): void => {
  if (formatOf(database) > SNAPSHOT_FORMAT) throw isNewer();
};

const assertSchema = async (database: Sqlite.Database): Promise<void> => {
  const steps = stepsOf(database);
  if (steps.some((step) => !migrationNames.includes(step))) throw isNewer();
  const isUnbroken = steps.every((step, index) => step === migrationNames[index]);
  if (steps.length === 0 || !isUnbroken) throw notOurs();
  const expected = await getExpectedParts(steps.at(-1) ?? '');
  if (partsOf(database).join() !== expected.join()) throw notOurs();
};

const assertIntact = (database: Sqlite.Database): void => {
  const report = database.pragma('integrity_check(1)', { simple: true });
  const strangers = database.pragma('foreign_key_check') as unknown[];
  if (report !== 'ok' || strangers.length > 0) throw new SnapshotError('Il backup è danneggiato.');
};

const inspect = async (database: Sqlite.Database, file: string): Promise<Snapshot> => {
  database.pragma('trusted_schema = OFF');
  assertFormat(database);
  await assertSchema(database);
  assertIntact(database);
  const files = readFileList(database);
  assertUnchanged(database);
  return {
    databaseBytes: statSync(file).size,
    files,
    missing: readMissing(database),
    named: namedFiles(database),
    listsFiles: hasLists(database),
  };
};

/**
 * Reads and checks a whole file: it is intact, made by this site's current version or an earlier one,
 * and has every table and row. Throws SnapshotError with the reason.
 */
export const verifySnapshot = async (file: string): Promise<Snapshot> => {
  let database: Sqlite.Database | undefined;
  try {
    database = openSqlite(file, { readonly: true, fileMustExist: true });
    return await inspect(database, file);
  } catch (error) {
    throw asSnapshotError(error);
  } finally {
    database?.close();
  }
};
