import { sql } from 'kysely';
import type { Database } from './database.types.ts';

const TIMEOUT_MS = 2000;

const answers = async (database: Database): Promise<boolean> => {
  try {
    await sql`SELECT 1`.execute(database);
    return true;
  } catch {
    return false;
  }
};

/** Whether the database answers within two seconds. */
export const isAlive = async (database: Database): Promise<boolean> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  const isWell = await Promise.race([answers(database), tooLate]);
  clearTimeout(timer);
  return isWell;
};
