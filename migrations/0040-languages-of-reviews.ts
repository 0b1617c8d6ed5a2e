import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// The language in which a guest wrote. Earlier reviews are taken for Italian ones.
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    ALTER TABLE reviews ADD COLUMN locale TEXT NOT NULL DEFAULT 'it'
    CHECK (locale GLOB '[a-z][a-z]')`.execute(db);
};

export const languagesOfReviews: Migration = { up };
