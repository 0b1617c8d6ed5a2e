import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // One row: what the region knows of the house, and how it wants to be told.
  sql`
    CREATE TABLE statistics_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      is_on INTEGER NOT NULL DEFAULT 0 CHECK (is_on IN (0, 1)),
      region TEXT NOT NULL DEFAULT '',
      deadline TEXT NOT NULL DEFAULT 'month' CHECK (deadline IN ('day', 'month')),
      -- Of the following month.
      deadline_day INTEGER NOT NULL DEFAULT 5 CHECK (deadline_day BETWEEN 1 AND 28),
      structure_code TEXT NOT NULL DEFAULT '',
      product TEXT NOT NULL DEFAULT '',
      rooms INTEGER NOT NULL DEFAULT 1 CHECK (rooms BETWEEN 1 AND 99),
      beds INTEGER NOT NULL DEFAULT 2 CHECK (beds BETWEEN 1 AND 99),
      declares_empty_months INTEGER NOT NULL DEFAULT 1 CHECK (declares_empty_months IN (0, 1)),
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
    ) STRICT`,
  sql`INSERT INTO statistics_settings (id) VALUES (1)`,
  // The region's names for arrivals: random, never changed, never given twice.
  sql`
    CREATE TABLE statistics_arrivals (
      code TEXT PRIMARY KEY,
      -- A party member, who may be gone by now.
      member_id INTEGER NOT NULL,
      booking_id INTEGER NOT NULL,
      arrival TEXT NOT NULL CHECK (arrival IS date(arrival)),
      departure TEXT NOT NULL CHECK (departure IS date(departure)),
      -- The region's number for singles, heads and members.
      kind TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('new', 'told', 'withdrawn'))
    ) STRICT, WITHOUT ROWID`,
  sql`
    CREATE UNIQUE INDEX statistics_arrivals_by_member ON statistics_arrivals (member_id, arrival)
    WHERE state <> 'withdrawn'`,
  sql`CREATE INDEX statistics_arrivals_by_day ON statistics_arrivals (arrival)`,
  sql`CREATE INDEX statistics_arrivals_by_departure ON statistics_arrivals (departure)`,
  // Days that the region knows. They hold counts, and outlive the data of the guests.
  sql`
    CREATE TABLE statistics_days (
      day TEXT PRIMARY KEY CHECK (day IS date(day)),
      declared_at TEXT NOT NULL,
      declared_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
      -- Changes with whatever the region is told about the day.
      fingerprint TEXT NOT NULL,
      -- JSON.
      counts TEXT NOT NULL,
      -- The guests' data are gone: the counts stand.
      is_final INTEGER NOT NULL DEFAULT 0 CHECK (is_final IN (0, 1))
    ) STRICT, WITHOUT ROWID`,
  sql`CREATE INDEX statistics_days_by_user ON statistics_days (declared_by)`,
  // Newer tables of places than those of the program.
  sql`
    CREATE TABLE place_tables (
      kind TEXT PRIMARY KEY CHECK (kind IN ('comuni', 'states', 'documents')),
      csv TEXT NOT NULL,
      -- SHA-256 of the rows.
      hash TEXT NOT NULL,
      origin TEXT NOT NULL CHECK (origin IN ('uploaded', 'portal')),
      renewed_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const statistics: Migration = { up };
