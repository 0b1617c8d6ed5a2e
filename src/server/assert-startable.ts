import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { openSqlite } from '#server/database/open-sqlite.ts';
import { isOwnFileName } from '#server/infrastructure/file-storage.ts';
import type { Config } from './config.ts';
import { shellCommand } from './shell-command.ts';
import { StartError } from './start-error.ts';

type Places = Pick<Config, 'databaseFile' | 'uploadsDir' | 'backupsDir' | 'mail'>;

const namesOfTables = (sqlite: Sqlite.Database): string[] =>
  sqlite.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();

const hasUsers = (sqlite: Sqlite.Database): boolean => {
  const tables = namesOfTables(sqlite);
  // Another program's is refused later, by its own sentence.
  if (!tables.includes('users')) return tables.some((name) => !name.startsWith('kysely_'));
  return sqlite.prepare('SELECT 1 FROM users LIMIT 1').get() !== undefined;
};

/**
 * Whether the file is a site's database: from its first start on a site has a user. One that cannot be
 * read is left to later checks.
 */
export const isSite = (file: string): boolean => {
  // SQLite would delete the log beside an empty file.
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return false;
  try {
    const sqlite = openSqlite(file, { readonly: true });
    try {
      return hasUsers(sqlite);
    } finally {
      sqlite.close();
    }
  } catch {
    return true;
  }
};

const countFiles = (folder: string, isOne: (name: string) => boolean): number => {
  try {
    return readdirSync(folder).filter(isOne).length;
  } catch {
    return 0;
  }
};

/** The site's database is not where the settings say. */
class MissingDataError extends StartError {}

const missing = ({ databaseFile }: Places): string =>
  `Il database ${databaseFile} non c’è, o è vuoto`;

/** Before its first start has written anything, a site has neither uploads nor backups. */
const assertNotLost = (places: Places): void => {
  const { databaseFile, uploadsDir, backupsDir } = places;
  if (isSite(databaseFile)) return;
  const uploads = countFiles(uploadsDir, isOwnFileName);
  const backups = countFiles(backupsDir, (name) => name.endsWith('.sqlite'));
  if (uploads + backups === 0) return;
  throw new MissingDataError(
    `${missing(places)}, ma in ${uploadsDir} ci sono ${uploads} file di un sito e in ${backupsDir} ` +
      `${backups} backup. Un sito nuovo non parte al posto di uno vero:\n` +
      '  - se il database è altrove, correggi DATABASE_FILE;\n' +
      `  - per rimettere un backup: ${shellCommand('restore', 'FILE')} (docs/operations.md, "Backups");\n` +
      '  - se vuoi davvero un sito nuovo, sposta altrove quelle due cartelle.',
  );
};

/** Refuses a command on a site that is not there: it would make an empty one. MissingDataError. */
export const assertSiteExists = (places: Places): void => {
  assertNotLost(places);
  if (isSite(places.databaseFile)) return;
  throw new MissingDataError(
    `${missing(places)}. Se è altrove, correggi DATABASE_FILE; un sito nuovo nasce al primo avvio.`,
  );
};

const assertWritable = (folder: string, mode: number): void => {
  mkdirSync(folder, { recursive: true, mode });
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
};

/**
 * Refuses a start that could not write, or that would begin a new site where one was. Errors of the
 * system name the path; StartError.
 */
export const assertStartable = (places: Places): void => {
  assertNotLost(places);
  assertWritable(places.uploadsDir, 0o755);
  assertWritable(places.backupsDir, 0o700);
  if (places.mail.server === undefined) assertWritable(places.mail.dir, 0o700);
};
