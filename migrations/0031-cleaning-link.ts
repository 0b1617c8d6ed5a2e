import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // Whoever cleans reads it. Of a stay without its guest, nothing that was written remains.
  sql`
    ALTER TABLE bookings ADD COLUMN cleaning_note TEXT NOT NULL DEFAULT ''
    CHECK (guest_name IS NOT NULL OR cleaning_note = '')`,
  // The address at which the page of whoever cleans is read without an account; no row without one.
  sql`
    CREATE TABLE cleaning_link (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      secret TEXT NOT NULL,
      last_opened_at TEXT
    ) STRICT`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const cleaningLink: Migration = { up };
