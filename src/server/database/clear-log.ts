import { sql } from 'kysely';
import type { Database } from './database.types.ts';

/**
 * Moves the write-ahead log into the database file and empties it, so that nothing which was erased
 * lingers there. False while somebody, a backup for instance, still reads from it: nobody waits for
 * that, the next call does it.
 */
export const clearLog = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ busy: 0 | 1 }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
  return rows[0]?.busy === 0;
};
