import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';

export class DataInUseError extends Error {
  constructor(file: string) {
    super(`Another process of this site already uses ${file}: stop it first.`);
    this.name = 'DataInUseError';
  }
}

/**
 * Keeps a second process off the same data: it would have a page cache and a mail worker of its own.
 * The lock is one of SQLite's, on a file beside the database, so the system itself lifts it when the
 * process ends, however it ends. Returns the way to lift it.
 */
export const lockData = (databaseFile: string): (() => void) => {
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  const file = `${databaseFile}.lock`;
  // It holds no data: what else is true of connections need not be of this one.
  const lock = new Sqlite(file, { timeout: 0 });
  chmodSync(file, 0o600);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataInUseError(databaseFile);
  }
  return () => lock.close();
};
