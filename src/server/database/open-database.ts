import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { CamelCasePlugin, Kysely, type Logger } from 'kysely';
import { assertUsable, asUnusable } from './assert-usable.ts';
import type { Tables } from './database.types.ts';
import { OneConnectionDialect } from './one-connection.ts';
import { openSqlite } from './open-sqlite.ts';
import { withStatementCache } from './statement-cache.ts';

const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** Created with its final mode, which SQLite also gives to the write-ahead log. */
const makeFile = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY.folder });
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
  chmodSync(file, OWNER_ONLY.file);
};

const prepare = (sqlite: Sqlite.Database, file: string): void => {
  assertUsable(sqlite, file);
  sqlite.pragma('journal_mode = WAL');
  // Deleted rows are overwritten at once: erased data must not stay in free pages.
  sqlite.pragma('secure_delete = ON');
  // From here on the connection itself waits for locks: SQLite's busy timeout would block the thread.
  sqlite.pragma('busy_timeout = 0');
};

const openFile = (file: string): Sqlite.Database => {
  try {
    if (file !== ':memory:') makeFile(file);
    const sqlite = openSqlite(file);
    prepare(sqlite, file);
    return sqlite;
  } catch (error) {
    throw asUnusable(file, error);
  }
};

const identityOf = (file: string): string | null => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
};

/** Returns a check whether the opened file is still in place. A deleted file can still be written to. */
const watchPlace = (file: string): (() => boolean) => {
  if (file === ':memory:') return () => true;
  const opened = identityOf(file);
  return () => identityOf(file) === opened;
};

/**
 * The site's one connection for reading and writing. Columns are camelCase in queries and snake_case in
 * the file and in raw SQL. `log` receives every query, in tests. UnusableDataError.
 */
export const openDatabase = (file: string, log?: Logger): Kysely<Tables> => {
  const database = withStatementCache(openFile(file));
  return new Kysely<Tables>({
    dialect: new OneConnectionDialect({ database, isInPlace: watchPlace(file) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(log && { log }),
  });
};
