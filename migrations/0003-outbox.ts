import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  // A mail is stored as its subject data, not as text, which is written when the mail is sent.
  await sql`
    CREATE TABLE outbox_mails (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL CHECK (length(kind) > 0),
      subject_data TEXT NOT NULL CHECK (json_valid(subject_data)),
      recipient_name TEXT NOT NULL,
      recipient_email TEXT NOT NULL CHECK (length(recipient_email) > 0),
      state TEXT NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'SENT', 'FAILED')),
      attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      next_attempt_at TEXT,
      last_error TEXT,
      created_at TEXT NOT NULL,
      sent_at TEXT,
      -- Only a mail that waits has a next attempt, only one that was sent has a time of sending.
      CHECK ((state = 'WAITING') = (next_attempt_at IS NOT NULL)),
      CHECK ((state = 'SENT') = (sent_at IS NOT NULL))
    ) STRICT`.execute(db);
  await sql`
    CREATE INDEX outbox_mails_waiting ON outbox_mails (next_attempt_at)
    WHERE state = 'WAITING'`.execute(db);
  await sql`
    CREATE INDEX outbox_mails_failed ON outbox_mails (id)
    WHERE state = 'FAILED'`.execute(db);
};

export const outbox: Migration = { up };
