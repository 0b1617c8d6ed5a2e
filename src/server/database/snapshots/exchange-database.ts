import { chmodSync } from 'node:fs';
import { openSqlite } from '#server/database/open-sqlite.ts';
import { carryOver } from './carry-over.ts';

/** How long to wait for readers of the live file, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;
const OWNER_ONLY = 0o600;

/**
 * Replaces the live database by a prepared one through SQLite's backup API: every connection sees
 * either all of the old data or all of the new, also one opened after a crash. What must survive is
 * carried over first. The caller must prevent writes meanwhile. Returns whether what lets people in was
 * kept.
 */
export const exchangeDatabase = async (
  prepared: string,
  databaseFile: string,
): Promise<boolean> => {
  const keepsAccess = carryOver(databaseFile, prepared);
  const source = openSqlite(prepared, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    // All pages in one step: a pause would let other connections in.
    await source.backup(databaseFile, { progress: () => Number.MAX_SAFE_INTEGER });
  } finally {
    source.close();
  }
  // A database that did not exist before was created with default permissions.
  chmodSync(databaseFile, OWNER_ONLY);
  const live = openSqlite(databaseFile, { timeout: BUSY_TIMEOUT_MS });
  try {
    live.pragma('journal_mode = WAL');
    live.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    live.close();
  }
  return keepsAccess;
};
