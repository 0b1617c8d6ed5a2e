import { chmodSync, lstatSync, mkdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartError } from '#server/start-error.ts';
import { isDatabaseBusy } from '#server/storage-trouble.ts';
import { asUnusable } from './assert-usable.ts';

export class DataInUseError extends StartError {
  constructor(file: string) {
    super(`Il sito è già avviato su ${file}: prima ferma quel processo.`);
  }
}

/** Where the file really is, or will be: links may lead to it under other names. */
const realFile = (file: string): string => {
  const folder = realpathSync(dirname(file));
  const own = join(folder, basename(file));
  const isLink = lstatSync(own, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? realFile(resolve(folder, readlinkSync(own))) : own;
};

const openLock = (databaseFile: string): Sqlite.Database => {
  try {
    mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
    const file = `${realFile(databaseFile)}.lock`;
    // It holds no data: what else is true of connections need not be of this one.
    const lock = new Sqlite(file, { timeout: 0 });
    chmodSync(file, 0o600);
    return lock;
  } catch (error) {
    throw asUnusable(databaseFile, error);
  }
};

/**
 * Keeps a second process off the same data: it would have a page cache and a mail worker of its own.
 * The lock is one of SQLite's, on a file beside the database, so the system itself lifts it when the
 * process ends, however it ends. Returns the way to lift it. DataInUseError, UnusableDataError.
 */
export const lockData = (databaseFile: string): (() => void) => {
  const lock = openLock(databaseFile);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isDatabaseBusy(error)
      ? new DataInUseError(databaseFile)
      : asUnusable(databaseFile, error);
  }
  return () => lock.close();
};
