import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // JSON, as the API has them. A missing rule does not apply.
  sql`
    ALTER TABLE price_settings ADD COLUMN rules TEXT NOT NULL DEFAULT '{}'
    CHECK (json_valid(rules))`,
  // JSON; null where nothing is charged.
  sql`
    ALTER TABLE price_years ADD COLUMN extra_guest TEXT
    CHECK (extra_guest IS NULL OR json_valid(extra_guest))`,
  sql`
    ALTER TABLE price_years ADD COLUMN animal TEXT
    CHECK (animal IS NULL OR json_valid(animal))`,
  sql`
    ALTER TABLE bookings ADD COLUMN animals INTEGER NOT NULL DEFAULT 0
    CHECK (animals BETWEEN 0 AND 5)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const priceRules: Migration = { up };
