import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Many people share a network, so where a registration came from proves nothing. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE users DROP COLUMN registered_from`.execute(db);
};

export const registrations: Migration = { up };
