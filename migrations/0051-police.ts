import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  sql`
    CREATE TABLE police_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      is_on INTEGER NOT NULL DEFAULT 0 CHECK (is_on IN (0, 1)),
      account_kind TEXT NOT NULL DEFAULT 'structure'
        CHECK (account_kind IN ('structure', 'apartments')),
      -- Its number in an account for apartments.
      apartment TEXT NOT NULL DEFAULT '',
      way TEXT NOT NULL DEFAULT 'hand' CHECK (way IN ('hand', 'service')),
      -- Of the web service, encrypted with the site's key; empty while there are none.
      credentials TEXT NOT NULL DEFAULT '',
      -- A restore may have lost what was sent about arrivals of these days.
      doubted_from TEXT CHECK (doubted_from IS date(doubted_from)),
      doubted_until TEXT CHECK (doubted_until IS date(doubted_until)),
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
      CHECK ((doubted_from IS NULL) = (doubted_until IS NULL))
    ) STRICT`,
  sql`INSERT INTO police_settings (id) VALUES (1)`,
  sql`
    CREATE TABLE seen_guests (
      member_id INTEGER PRIMARY KEY REFERENCES party_members (id) ON DELETE CASCADE,
      how TEXT NOT NULL CHECK (how IN ('door', 'video')),
      -- The code of the kind of document; empty without one.
      document TEXT NOT NULL,
      user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      at TEXT NOT NULL
    ) STRICT`,
  sql`CREATE INDEX seen_guests_by_user ON seen_guests (user_id)`,
  // No foreign keys to stay and person: what was sent outlives them, and comes back after a restore.
  sql`
    CREATE TABLE police_transmissions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      booking_id INTEGER NOT NULL,
      member_id INTEGER NOT NULL,
      -- 1, and one more after each thirty days.
      part INTEGER NOT NULL CHECK (part >= 1),
      arrival TEXT NOT NULL CHECK (arrival IS date(arrival)),
      -- The departure as it was known then.
      last_day TEXT NOT NULL CHECK (last_day IS date(last_day)),
      -- A code of the person by the site's key; empty once forgotten.
      person TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('sent', 'refused', 'unknown')),
      way TEXT NOT NULL CHECK (way IN ('service', 'hand')),
      user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      at TEXT NOT NULL,
      -- The record and the words about it, encrypted with the site's key; empty once forgotten.
      sealed TEXT NOT NULL
    ) STRICT`,
  // Of two who press at once, one fails here.
  sql`
    CREATE UNIQUE INDEX police_transmissions_once ON police_transmissions (member_id, part)
    WHERE state <> 'refused'`,
  sql`
    CREATE UNIQUE INDEX police_transmissions_once_each ON police_transmissions (person, arrival)
    WHERE state <> 'refused' AND person <> ''`,
  sql`CREATE INDEX police_transmissions_by_person ON police_transmissions (person)`,
  sql`CREATE INDEX police_transmissions_by_booking ON police_transmissions (booking_id)`,
  sql`CREATE INDEX police_transmissions_by_last_day ON police_transmissions (last_day)`,
  sql`CREATE INDEX police_transmissions_by_user ON police_transmissions (user_id)`,
  sql`
    CREATE TABLE police_receipts (
      -- A day on which the web service took something.
      day TEXT PRIMARY KEY CHECK (day IS date(day)),
      -- Null until the portal has given it.
      pdf BLOB,
      -- The day of the last attempt.
      tried_on TEXT CHECK (tried_on IS date(tried_on)),
      -- Why the portal did not give it.
      problem TEXT NOT NULL DEFAULT ''
    ) STRICT`,
  sql`CREATE INDEX police_receipts_missing ON police_receipts (day) WHERE pdf IS NULL`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const police: Migration = { up };
