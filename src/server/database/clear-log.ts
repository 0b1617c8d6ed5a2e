import { sql } from 'kysely';
import type { Database } from './database.types.ts';

/**
 * Checkpoints the write-ahead log into the database file and truncates it, so that erased data does not
 * stay there. False while another connection, such as a backup's, still reads from the log: it is not
 * waited for, since the next call does it.
 */
export const clearLog = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ busy: 0 | 1 }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
  return rows[0]?.busy === 0;
};
