import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const extras = [
  'cleaning_cents',
  'linen_small_group_cents',
  'linen_large_group_cents',
  'linen_small_group_max',
  'tourist_tax_cents',
];

const columns = sql.raw(extras.join(', '));

const steps = [
  sql`
    CREATE TABLE price_years (
      year INTEGER PRIMARY KEY CHECK (year BETWEEN 2000 AND 2100),
      cleaning_cents INTEGER NOT NULL CHECK (cleaning_cents >= 0),
      linen_small_group_cents INTEGER NOT NULL CHECK (linen_small_group_cents >= 0),
      linen_large_group_cents INTEGER NOT NULL CHECK (linen_large_group_cents >= 0),
      linen_small_group_max INTEGER NOT NULL CHECK (linen_small_group_max >= 1),
      tourist_tax_cents INTEGER NOT NULL CHECK (tourist_tax_cents >= 0)
    ) STRICT`,
  // Until now the extras were those of all years.
  sql`
    INSERT INTO price_years (year, ${columns})
    SELECT DISTINCT CAST(substr(start_date, 1, 4) AS INTEGER), ${columns}
    FROM price_periods CROSS JOIN price_settings`,
  ...extras.map((column) => sql`ALTER TABLE price_settings DROP COLUMN ${sql.raw(column)}`),
  sql`
    ALTER TABLE price_settings ADD COLUMN rounds_to_euro INTEGER NOT NULL DEFAULT 1
    CHECK (rounds_to_euro IN (0, 1))`,
  sql`
    ALTER TABLE price_periods ADD COLUMN min_nights INTEGER NOT NULL DEFAULT 1
    CHECK (min_nights BETWEEN 1 AND 60)`,
  sql`
    ALTER TABLE price_periods ADD COLUMN changeover_day TEXT CHECK (changeover_day IN
    ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'))`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const pricesByYear: Migration = { up };
