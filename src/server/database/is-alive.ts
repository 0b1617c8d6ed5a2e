import { sql } from 'kysely';
import type { Database } from './database.types.ts';

/** Whether the database answers at all. */
export const isAlive = async (database: Database): Promise<boolean> => {
  try {
    await sql`SELECT 1`.execute(database);
    return true;
  } catch {
    return false;
  }
};
