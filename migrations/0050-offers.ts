import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // One mail with up to three offers, of which the guest of a waiting stay may accept one.
  sql`
    CREATE TABLE offer_mails (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      -- The last day on which one can be accepted, at the house.
      valid_until TEXT NOT NULL CHECK (valid_until IS date(valid_until)),
      -- Whether the nights are taken until then.
      holds INTEGER NOT NULL CHECK (holds IN (0, 1)),
      words TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT`,
  sql`
    CREATE TABLE offers (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      mail_id INTEGER NOT NULL REFERENCES offer_mails (id) ON DELETE CASCADE,
      start_date TEXT NOT NULL CHECK (start_date IS date(start_date)),
      end_date TEXT NOT NULL CHECK (end_date IS date(end_date) AND end_date > start_date),
      number_of_guests INTEGER NOT NULL CHECK (number_of_guests >= 1),
      -- JSON: the lines of the price.
      lines TEXT NOT NULL,
      -- Null while nobody has ended it. Closed: the guest accepted another one.
      outcome TEXT CHECK (outcome IN ('accepted', 'withdrawn', 'closed')),
      outcome_at TEXT,
      -- When the guest wanted to accept it, and its nights were gone.
      missed_at TEXT,
      CHECK ((outcome IS NULL) = (outcome_at IS NULL))
    ) STRICT`,
  sql`CREATE INDEX offer_mails_by_booking ON offer_mails (booking_id)`,
  sql`CREATE INDEX offer_mails_by_last_day ON offer_mails (valid_until)`,
  sql`CREATE INDEX offers_by_mail ON offers (mail_id)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const offers: Migration = { up };
