import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// What a portal settles with the owners, of a stay that was completed from its calendar.
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE portal_stays (
      booking_id INTEGER PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
      calendar_id INTEGER REFERENCES calendars (id) ON DELETE SET NULL,
      payout_cents INTEGER CHECK (payout_cents >= 0),
      commission_cents INTEGER CHECK (commission_cents >= 0),
      withheld_cents INTEGER CHECK (withheld_cents >= 0),
      tax_collected_by TEXT NOT NULL CHECK (tax_collected_by IN ('us', 'portal')),
      -- The nights of the feed that staff know to differ, as the question named them.
      settled TEXT
    ) STRICT`.execute(db);
};

export const portalStays: Migration = { up };
