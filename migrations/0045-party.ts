import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // Who comes, one row a person, encrypted with a key outside the database.
  sql`
    CREATE TABLE party_members (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1)),
      sealed TEXT NOT NULL
    ) STRICT`,
  sql`CREATE INDEX party_members_by_booking ON party_members (booking_id, position)`,
  sql`
    ALTER TABLE guest_information ADD COLUMN asks_guests INTEGER NOT NULL DEFAULT 0
    CHECK (asks_guests IN (0, 1))`,
  // Address, keys and wifi wait for them.
  sql`
    ALTER TABLE guest_information ADD COLUMN release_when_complete INTEGER NOT NULL DEFAULT 0
    CHECK (release_when_complete IN (0, 1))`,
  // Days after the departure.
  sql`
    ALTER TABLE guest_information ADD COLUMN party_days INTEGER NOT NULL DEFAULT 30
    CHECK (party_days BETWEEN 1 AND 90)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const party: Migration = { up };
