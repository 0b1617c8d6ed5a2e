import Sqlite from 'better-sqlite3';

/** A file that is not a complete backup of this site. The message is shown to the user. */
export class SnapshotError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SnapshotError';
  }
}

/** What an error says about a backup that SQLite cannot read; any other error unchanged. */
export const asSnapshotError = (error: unknown): unknown =>
  error instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT|CANTOPEN|IOERR)/.test(error.code)
    ? new SnapshotError('Il backup è danneggiato.')
    : error;
