import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // Where the other site shows the reservation, as its feed says.
  sql`ALTER TABLE calendar_events ADD COLUMN link TEXT`,
  // About the guest, on the guest's stays: it lasts as long as they have a guest.
  sql`
    ALTER TABLE bookings ADD COLUMN guest_note TEXT NOT NULL DEFAULT ''
    CHECK (guest_name IS NOT NULL OR guest_note = '')`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const guestsAndPortals: Migration = { up };
