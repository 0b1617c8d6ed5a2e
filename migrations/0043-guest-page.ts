import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // What guests read on their page, and when it shows the way in.
  sql`
    CREATE TABLE guest_information (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      is_on INTEGER NOT NULL DEFAULT 0 CHECK (is_on IN (0, 1)),
      -- Days before the arrival.
      release_days INTEGER NOT NULL DEFAULT 3 CHECK (release_days BETWEEN 0 AND 365),
      directions TEXT NOT NULL DEFAULT '',
      keys TEXT NOT NULL DEFAULT '',
      wifi_name TEXT NOT NULL DEFAULT '',
      wifi_password TEXT NOT NULL DEFAULT '',
      guide TEXT NOT NULL DEFAULT '',
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
    ) STRICT`,
  sql`INSERT INTO guest_information (id) VALUES (1)`,
  // The address itself is calculated from the seed with a key outside the database.
  sql`
    CREATE TABLE guest_pages (
      booking_id INTEGER PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
      seed TEXT NOT NULL,
      token_hash TEXT NOT NULL UNIQUE,
      seen_at TEXT,
      released_at TEXT,
      ended_at TEXT
    ) STRICT`,
  sql`
    ALTER TABLE bookings ADD COLUMN arrival_time TEXT NOT NULL DEFAULT ''
    CHECK (
      (arrival_time = '' OR arrival_time GLOB '[0-2][0-9]:[0-5][0-9]')
      AND (guest_name IS NOT NULL OR arrival_time = '')
    )`,
  sql`
    ALTER TABLE bookings ADD COLUMN arrival_note TEXT NOT NULL DEFAULT ''
    CHECK (guest_name IS NOT NULL OR arrival_note = '')`,
  // A guest without an address asks too. SQLite cannot alter the check of a column: a new one, then,
  // which messages of before fulfil only once they have their address.
  sql`PRAGMA ignore_check_constraints = ON`,
  sql`DROP INDEX contact_messages_by_email`,
  sql`
    ALTER TABLE contact_messages ADD COLUMN booking_id INTEGER
    REFERENCES bookings (id) ON DELETE SET NULL`,
  sql`
    ALTER TABLE contact_messages ADD COLUMN wish TEXT
    CHECK (wish IN ('change', 'withdraw', 'message'))`,
  sql`
    ALTER TABLE contact_messages ADD COLUMN new_email TEXT NOT NULL DEFAULT ''
    CHECK (length(new_email) > 0 OR wish IS NOT NULL)`,
  sql`PRAGMA ignore_check_constraints = OFF`,
  sql`UPDATE contact_messages SET new_email = email`,
  sql`ALTER TABLE contact_messages DROP COLUMN email`,
  sql`ALTER TABLE contact_messages RENAME COLUMN new_email TO email`,
  sql`CREATE INDEX contact_messages_by_email ON contact_messages (email, created_at)`,
  sql`CREATE INDEX contact_messages_by_booking ON contact_messages (booking_id)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const guestPage: Migration = { up };
