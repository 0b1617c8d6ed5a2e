import { chmodSync, lstatSync, mkdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StartError } from '#server/start-error.ts';
import { isDatabaseBusy } from '#server/storage-trouble.ts';
import { asUnusable } from './assert-usable.ts';

class DataInUseError extends StartError {
  constructor(file: string) {
    super(`Il sito è già avviato su ${file}: prima ferma quel processo.`);
  }
}

/**
 * The real path of the file, or of a file to be created: symbolic links may lead to it under other
 * names.
 */
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
    // A lock file without data needs none of the settings of other connections.
    const lock = new Sqlite(file, { timeout: 0 });
    chmodSync(file, 0o600);
    return lock;
  } catch (error) {
    throw asUnusable(databaseFile, error);
  }
};

/**
 * Refuses a second process on the same data, which would have its own page cache and mail worker. The
 * lock is SQLite's, on a file beside the database, so the operating system releases it however the
 * process ends. Returns a function that releases it. DataInUseError, UnusableDataError.
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
