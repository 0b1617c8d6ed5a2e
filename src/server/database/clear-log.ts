import { sql } from 'kysely';
import type { Database } from './database.types.ts';

const setBusyTimeout = (connection: Database, ms: number) =>
  sql`PRAGMA busy_timeout = ${sql.raw(String(ms))}`.execute(connection);

/**
 * Moves the write-ahead log into the database file and empties it, so that nothing which was erased
 * lingers there. False while somebody, a backup for instance, still reads from it: nobody waits for
 * that, the next call does it.
 */
export const clearLog = (database: Database): Promise<boolean> =>
  database.connection().execute(async (connection) => {
    const before = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(connection);
    await setBusyTimeout(connection, 0);
    try {
      const { rows } = await sql<{ busy: 0 | 1 }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(
        connection,
      );
      return rows[0]?.busy === 0;
    } finally {
      for (const { timeout } of before.rows) await setBusyTimeout(connection, timeout);
    }
  });
