import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { shellCommand } from '#server/shell-command.ts';
import { StartError } from '#server/start-error.ts';
import { migrationNames } from './migrations.ts';

/** The site cannot work with this file, which was not changed. */
class UnusableDataError extends StartError {
  constructor(file: string, reason: string, cause?: unknown) {
    super(`Il database ${file} non si può usare: ${reason} Non è stato cambiato nulla.`, { cause });
  }
}

const broken = () =>
  `non è un database SQLite, o è danneggiato. Per rimettere un backup al suo posto: ${shellCommand('restore', 'FILE')}.`;
const NOT_WRITABLE =
  'il sito non può scrivere nel file o nella sua cartella. Controlla i permessi, e che il disco non sia in sola lettura.';
const FULL = 'il disco è pieno. Fai spazio e avvia di nuovo il sito.';
const FOREIGN = 'appartiene a un altro programma. Controlla DATABASE_FILE.';
const NEWER =
  'l’ha scritto una versione più recente del sito. Avvia quella versione, o rimetti un backup fatto prima dell’aggiornamento.';

/** SQLite and the operating system report errors as codes; only the latter name the path. */
const reasonOf = (file: string, error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const { code, path } = error as NodeJS.ErrnoException;
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code ?? '')) return broken();
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(code ?? '')) return FULL;
  if (/^SQLITE_(READONLY|CANTOPEN)/.test(code ?? '')) return NOT_WRITABLE;
  const isAboutFile = path?.startsWith(dirname(file)) ?? false;
  if (isAboutFile && /^(EROFS|EACCES|EPERM)$/.test(code ?? '')) return NOT_WRITABLE;
  return reasonOf(file, error.cause);
};

/** Describes an error that is about the file; returns any other error unchanged. */
export const asUnusable = (file: string, error: unknown): unknown => {
  const reason = reasonOf(file, error);
  return reason === null ? error : new UnusableDataError(file, reason, error);
};

const namesIn = (sqlite: Sqlite.Database, sql: string): string[] =>
  sqlite.prepare<[], string>(sql).pluck().all();

/**
 * Refuses another program's database and one written by a newer version of the site. An empty file is a
 * new database. UnusableDataError.
 */
export const assertUsable = (sqlite: Sqlite.Database, file: string): void => {
  // The site never sets an application id.
  if (sqlite.pragma('application_id', { simple: true }) !== 0) {
    throw new UnusableDataError(file, FOREIGN);
  }
  const tables = namesIn(sqlite, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  if (tables.length === 0) return;
  if (!tables.includes('kysely_migration')) throw new UnusableDataError(file, FOREIGN);
  const steps = namesIn(sqlite, 'SELECT name FROM kysely_migration ORDER BY name');
  // Both of Kysely's tables exist before the first migration, when a first start was interrupted.
  const isNew = steps.length === 0 && tables.every((name) => name.startsWith('kysely_'));
  if (!isNew && steps[0] !== migrationNames[0]) throw new UnusableDataError(file, FOREIGN);
  if (steps.some((name) => !migrationNames.includes(name))) {
    throw new UnusableDataError(file, NEWER);
  }
};
