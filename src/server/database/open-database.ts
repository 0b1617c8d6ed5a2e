import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { CamelCasePlugin, Kysely, type Logger } from 'kysely';
import type { Tables } from './database.types.ts';
import { OneConnectionDialect } from './one-connection.ts';
import { openSqlite } from './open-sqlite.ts';
import { withStatementCache } from './statement-cache.ts';

/** How long a statement waits for another process that holds the file, in milliseconds. */
const BUSY_TIMEOUT_MS = 1000;
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** Nobody else's from its first moment on: the log beside it takes its mode over. */
const makeFile = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY.folder });
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
  chmodSync(file, OWNER_ONLY.file);
};

const openFile = (file: string): Sqlite.Database => {
  if (file !== ':memory:') makeFile(file);
  const sqlite = openSqlite(file);
  sqlite.pragma('journal_mode = WAL');
  // What is deleted is overwritten at once: erased data must not linger in free pages.
  sqlite.pragma('secure_delete = ON');
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return sqlite;
};

/**
 * The site's one connection for reading and writing. Columns are camelCase in queries and snake_case
 * in the file and in raw SQL. `log` hears of every query, in tests.
 */
export const openDatabase = (file: string, log?: Logger): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new OneConnectionDialect({ database: withStatementCache(openFile(file)) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(log && { log }),
  });
