// Storage errors, from SQLite or the operating system.

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Writes fail until there is free space again. */
export const isDiskFull = (error: unknown): boolean =>
  /^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(codeOf(error));

/** Another process has locked the database. */
export const isDatabaseBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** The database file is no longer where it was opened. */
export class DatabaseGoneError extends Error {
  constructor() {
    super(
      'The database file was deleted or replaced while the site runs: nothing is written any more. ' +
        'Stop the site, put the file or a backup in its place, and start again.',
    );
    this.name = 'DatabaseGoneError';
  }
}

/** The disk is full, or the file is locked by another process or gone: nothing was changed. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseGoneError ||
  isDiskFull(error) ||
  /^SQLITE_(BUSY|IOERR|READONLY)/.test(codeOf(error));
