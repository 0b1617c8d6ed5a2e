import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { endsSample } from './ends-sample.ts';

const steps = [
  sql`
    CREATE TABLE contact_messages (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL CHECK (length(name) > 0),
      email TEXT NOT NULL CHECK (length(email) > 0),
      phone TEXT CHECK (length(phone) > 0),
      message TEXT NOT NULL CHECK (length(message) > 0),
      -- All of the above without letter case and accents.
      search_text TEXT NOT NULL,
      is_suspect INTEGER NOT NULL CHECK (is_suspect IN (0, 1)),
      created_at TEXT NOT NULL,
      read_at TEXT
    ) STRICT`,
  sql`CREATE INDEX contact_messages_by_date ON contact_messages (created_at DESC, id DESC)`,
  sql`CREATE INDEX contact_messages_by_kind ON contact_messages (is_suspect, created_at DESC, id DESC)`,
  sql`
    CREATE INDEX contact_messages_new ON contact_messages (created_at DESC, id DESC)
    WHERE read_at IS NULL AND is_suspect = 0`,
  sql`CREATE INDEX contact_messages_by_email ON contact_messages (email, created_at)`,
  sql`
    CREATE TABLE message_answers (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      message_id INTEGER NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
      text TEXT NOT NULL CHECK (length(text) > 0),
      -- As it was on that day; the account may be gone.
      author_name TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT`,
  sql`CREATE INDEX message_answers_by_message ON message_answers (message_id, id)`,
  // No UPDATE trigger: reading a sample message does not turn it into real content.
  endsSample('contact_messages', 'DELETE', 'message', 'OLD.id'),
  // Digests look up the latest mail of a kind for a recipient.
  sql`CREATE INDEX outbox_mails_latest ON outbox_mails (kind, recipient_email, id)`,
  sql`
    UPDATE outbox_mails
    SET subject_data = json_object('ids', json_array(json_extract(subject_data, '$.stay.bookingId')))
    WHERE kind = 'booking-requested-staff' AND json_type(subject_data, '$.stay') IS NOT NULL`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const messages: Migration = { up };
