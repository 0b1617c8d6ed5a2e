import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // One row. Rules and landing fee are JSON: they are read and written as a whole.
  sql`
    CREATE TABLE tourist_tax_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      kind TEXT NOT NULL DEFAULT 'off' CHECK (kind IN ('off', 'tax', 'fee')),
      rules TEXT NOT NULL,
      fee TEXT NOT NULL,
      counted_by TEXT NOT NULL DEFAULT 'departure' CHECK (counted_by IN ('night', 'departure')),
      rhythm TEXT NOT NULL DEFAULT 'quarter' CHECK (rhythm IN ('month', 'quarter', 'year')),
      -- Days after the end of a period.
      due_days INTEGER NOT NULL DEFAULT 15 CHECK (due_days BETWEEN 1 AND 180),
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
    ) STRICT`,
  sql`
    INSERT INTO tourist_tax_settings (id, rules, fee) VALUES (
      1,
      '[{"from":"2000-01-01","amount":{"kind":"fixed","cents":200},"seasons":[],"freeUnderAge":12,"reduced":null,"maxNights":null}]',
      '{"cents":250,"seasons":[],"freeUnderAge":0}'
    )`,
  // What staff noted about the tax of a stay, and its sums once the guests' data are gone.
  sql`
    CREATE TABLE tourist_tax_stays (
      id INTEGER PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
      -- Null: as the source of the stay says.
      collector TEXT CHECK (collector IN ('house', 'portal')),
      collected_cents INTEGER CHECK (collected_cents >= 0),
      collected_on TEXT CHECK (collected_on IS date(collected_on)),
      earlier_nights INTEGER NOT NULL DEFAULT 0 CHECK (earlier_nights >= 0),
      -- JSON, encrypted; null once the sums are kept.
      exemptions TEXT,
      -- JSON.
      kept TEXT,
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
      CHECK (kept IS NULL OR exemptions IS NULL)
    ) STRICT`,
  sql`
    CREATE INDEX tourist_tax_stays_with_exemptions ON tourist_tax_stays (id)
    WHERE exemptions IS NOT NULL`,
  // Periods that owners marked as declared, with the sums of then.
  sql`
    CREATE TABLE tourist_tax_declarations (
      period TEXT NOT NULL,
      authority TEXT NOT NULL CHECK (authority IN ('comune', 'state')),
      declared_at TEXT NOT NULL,
      declared_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
      sums TEXT NOT NULL,
      PRIMARY KEY (period, authority)
    ) STRICT, WITHOUT ROWID`,
  sql`CREATE INDEX tourist_tax_declarations_by_user ON tourist_tax_declarations (declared_by)`,
  // Beside the CIN: the region's code, and the comune's that the CIN begins with.
  sql`ALTER TABLE property_settings ADD COLUMN regional_code TEXT NOT NULL DEFAULT ''`,
  sql`ALTER TABLE property_settings ADD COLUMN comune_code TEXT NOT NULL DEFAULT ''`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const touristTax: Migration = { up };
