import { sql } from 'kysely';
import type { Database } from './database.types.ts';

/** A database that takes longer than this to say anything is as good as gone. */
const PATIENCE_MS = 2000;

const answers = async (database: Database): Promise<boolean> => {
  try {
    await sql`SELECT 1`.execute(database);
    return true;
  } catch {
    return false;
  }
};

/** Whether the database answers at all, and soon. */
export const isAlive = async (database: Database): Promise<boolean> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  const isWell = await Promise.race([answers(database), tooLate]);
  clearTimeout(timer);
  return isWell;
};
