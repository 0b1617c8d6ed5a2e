import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// The hash of each file as its owner chose it, to notice when it is uploaded again. Earlier files have none:
// what is stored of them is no longer what was chosen.
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE media ADD COLUMN content_hash TEXT`.execute(db);
  await sql`CREATE INDEX media_by_hash ON media (content_hash)`.execute(db);
};

export const twinsOfMedia: Migration = { up };
