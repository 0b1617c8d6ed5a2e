import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // The requested new address, until it is confirmed.
  sql`ALTER TABLE users ADD COLUMN pending_email TEXT CHECK (pending_email = lower(pending_email))`,
  // The network an unconfirmed registration came from, to distinguish a stranger's from the owner's.
  sql`ALTER TABLE users ADD COLUMN registered_from TEXT`,
  sql`ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''`,
  // Mailed links. One of each kind per user: a newer one replaces the older.
  sql`
    CREATE TABLE account_links (
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('confirm-email', 'change-email', 'set-password')),
      token_hash TEXT NOT NULL UNIQUE,
      -- The address that the link was sent to, and proves.
      email TEXT NOT NULL CHECK (email = lower(email)),
      expires_at TEXT NOT NULL,
      used_at TEXT,
      PRIMARY KEY (user_id, kind)
    ) STRICT, WITHOUT ROWID`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const accountLinks: Migration = { up };
