import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { StartError } from '#server/start-error.ts';
import { migrationNames } from './migrate.ts';

/** The site cannot work with this file. Nothing in it was changed. */
export class UnusableDataError extends StartError {
  constructor(file: string, reason: string, cause?: unknown) {
    super(`Il database ${file} non si può usare: ${reason} Non è stato cambiato nulla.`, { cause });
  }
}

const BROKEN =
  'non è un database SQLite, o è danneggiato. Per rimettere un backup al suo posto: npm run restore -- FILE.';
const NOT_WRITABLE =
  'il sito non può scrivere nel file o nella sua cartella. Controlla i permessi, e che il disco non sia in sola lettura.';
const FULL = 'il disco è pieno. Fai spazio e avvia di nuovo il sito.';
const FOREIGN = 'appartiene a un altro programma. Controlla DATABASE_FILE.';
const NEWER =
  'l’ha scritto una versione più recente del sito. Avvia quella versione, o rimetti un backup fatto prima dell’aggiornamento.';

/** SQLite and the system both say with a code what is wrong; the system also says with which path. */
const reasonOf = (file: string, error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const { code, path } = error as NodeJS.ErrnoException;
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code ?? '')) return BROKEN;
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(code ?? '')) return FULL;
  if (/^SQLITE_(READONLY|CANTOPEN)/.test(code ?? '')) return NOT_WRITABLE;
  const isAboutFile = path?.startsWith(dirname(file)) ?? false;
  if (isAboutFile && /^(EROFS|EACCES|EPERM)$/.test(code ?? '')) return NOT_WRITABLE;
  return reasonOf(file, error.cause);
};

/** What an error says of the file, where it says so; any other error is returned as it is. */
export const asUnusable = (file: string, error: unknown): unknown => {
  const reason = reasonOf(file, error);
  return reason === null ? error : new UnusableDataError(file, reason, error);
};

const namesIn = (sqlite: Sqlite.Database, sql: string): string[] =>
  sqlite.prepare<[], string>(sql).pluck().all();

/**
 * Refuses another program's database, and one that a newer version of the site has written; an empty
 * one is a new one. UnusableDataError.
 */
export const assertUsable = (sqlite: Sqlite.Database, file: string): void => {
  // The site has never written an id of its own.
  if (sqlite.pragma('application_id', { simple: true }) !== 0) {
    throw new UnusableDataError(file, FOREIGN);
  }
  const tables = namesIn(sqlite, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  if (tables.length === 0) return;
  if (!tables.includes('kysely_migration')) throw new UnusableDataError(file, FOREIGN);
  const steps = namesIn(sqlite, 'SELECT name FROM kysely_migration ORDER BY name');
  // Both tables stand before the first step, where a first start was cut off.
  const isNew = steps.length === 0 && tables.every((name) => name.startsWith('kysely_'));
  if (!isNew && steps[0] !== migrationNames[0]) throw new UnusableDataError(file, FOREIGN);
  if (steps.some((name) => !migrationNames.includes(name))) {
    throw new UnusableDataError(file, NEWER);
  }
};
