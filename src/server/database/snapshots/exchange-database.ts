import { chmodSync } from 'node:fs';
import { openSqlite } from '#server/database/open-sqlite.ts';
import { carryOver } from './carry-over.ts';

/** How long the exchange waits for whoever reads the live file right now, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;
const OWNER_ONLY = 0o600;

/**
 * Puts a prepared database in the live one's place, through SQLite itself: whoever has the file open
 * sees either all of the old data or all of the new, and so does whoever opens it after a crash. The
 * log of who did what goes on. Nobody may write meanwhile.
 */
export const exchangeDatabase = async (prepared: string, databaseFile: string): Promise<void> => {
  carryOver(databaseFile, prepared);
  const source = openSqlite(prepared, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    // All pages in one go: a pause would only give somebody the time to come in between.
    await source.backup(databaseFile, { progress: () => Number.MAX_SAFE_INTEGER });
  } finally {
    source.close();
  }
  // Where there was none, it is new.
  chmodSync(databaseFile, OWNER_ONLY);
  const live = openSqlite(databaseFile, { timeout: BUSY_TIMEOUT_MS });
  try {
    live.pragma('journal_mode = WAL');
    live.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    live.close();
  }
};
