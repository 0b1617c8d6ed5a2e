import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Lists in their order, however many rows there are: without these a list sorts its whole table.
const steps = [
  sql`CREATE INDEX bookings_by_start ON bookings (start_date)`,
  sql`CREATE INDEX pages_by_date ON pages (created_at DESC, id DESC)`,
  // One kind, newest first: every index ends with the rowid, which is the id.
  sql`CREATE INDEX media_by_kind ON media (content_type)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const indexes: Migration = { up };
