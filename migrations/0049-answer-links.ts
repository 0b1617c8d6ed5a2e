import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // By which staff answer a request from its mail.
  sql`
    CREATE TABLE answer_links (
      -- SHA-256 of the token, in hexadecimal.
      token_hash TEXT PRIMARY KEY CHECK (length(token_hash) = 64),
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      -- JSON: dates, party and price of the request as the mail told them.
      told TEXT NOT NULL CHECK (json_valid(told)),
      expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`,
  sql`CREATE INDEX answer_links_by_user ON answer_links (user_id)`,
  sql`CREATE INDEX answer_links_by_booking ON answer_links (booking_id)`,
  sql`CREATE INDEX answer_links_by_end ON answer_links (expires_at)`,
  sql`
    ALTER TABLE security_settings ADD COLUMN answers_by_mail INTEGER NOT NULL DEFAULT 1
    CHECK (answers_by_mail IN (0, 1))`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const answerLinks: Migration = { up };
