import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // One row: what the mails have in common.
  sql`
    CREATE TABLE guest_mail_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      -- Days after the departure.
      review_days INTEGER NOT NULL DEFAULT 30 CHECK (review_days BETWEEN 1 AND 30),
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
    ) STRICT`,
  sql`INSERT INTO guest_mail_settings (id) VALUES (1)`,
  sql`
    CREATE TABLE guest_mails (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      is_on INTEGER NOT NULL DEFAULT 0 CHECK (is_on IN (0, 1)),
      days INTEGER NOT NULL CHECK (days BETWEEN 0 AND 30),
      -- By the clock of the house.
      hour TEXT NOT NULL CHECK (hour GLOB '[0-2][0-9]:[0-5][0-9]'),
      -- Empty: as the site brings it.
      subject TEXT NOT NULL DEFAULT '',
      text TEXT NOT NULL DEFAULT ''
    ) STRICT`,
  sql`
    INSERT INTO guest_mails (kind, title, days, hour) VALUES
    ('welcome', 'Benvenuto', 1, '10:00'),
    ('arrival', 'Prima dell’arrivo', 3, '10:00'),
    ('thanks', 'Grazie e recensione', 1, '10:00')`,
  // A stay gets each kind once: written with the mail, or when staff have sent it by hand.
  sql`
    CREATE TABLE sent_guest_mails (
      booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      sent_at TEXT NOT NULL,
      by_hand INTEGER NOT NULL CHECK (by_hand IN (0, 1)),
      PRIMARY KEY (booking_id, kind)
    ) STRICT, WITHOUT ROWID`,
  // A review of a stay, written without an account. Its departure day stays when the stay is deleted.
  sql`
    ALTER TABLE reviews ADD COLUMN booking_id INTEGER
    REFERENCES bookings (id) ON DELETE SET NULL`,
  sql`
    ALTER TABLE reviews ADD COLUMN stayed_until TEXT
    CHECK (stayed_until IS date(stayed_until) AND (stayed_until IS NULL OR user_id IS NULL))`,
  sql`CREATE UNIQUE INDEX reviews_by_booking ON reviews (booking_id) WHERE booking_id IS NOT NULL`,
  sql`CREATE INDEX reviews_of_guests ON reviews (stayed_until) WHERE stayed_until IS NOT NULL`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const guestMails: Migration = { up };
