import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // SQLite cannot alter a check, and blocks refer to the table: a new column, then.
  sql`
    ALTER TABLE calendar_events ADD COLUMN new_state TEXT NOT NULL DEFAULT 'there'
    CHECK (new_state IN ('there', 'missed', 'lost', 'kept', 'wanted', 'refused'))`,
  sql`UPDATE calendar_events SET new_state = state`,
  sql`ALTER TABLE calendar_events DROP COLUMN state`,
  sql`ALTER TABLE calendar_events RENAME COLUMN new_state TO state`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const wantedNights: Migration = { up };
