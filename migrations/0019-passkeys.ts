import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  sql`
    CREATE TABLE passkeys (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      credential_id TEXT NOT NULL UNIQUE,
      public_key BLOB NOT NULL,
      counter INTEGER NOT NULL CHECK (counter >= 0),
      name TEXT NOT NULL CHECK (name <> ''),
      created_at TEXT NOT NULL,
      last_used_at TEXT
    ) STRICT`,
  sql`CREATE INDEX passkeys_by_user ON passkeys (user_id)`,
  sql`
    CREATE TABLE recovery_codes (
      code_hash TEXT NOT NULL PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE
    ) STRICT`,
  sql`CREATE INDEX recovery_codes_by_user ON recovery_codes (user_id)`,
  sql`
    CREATE TABLE security_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      staff_need_passkey INTEGER NOT NULL DEFAULT 0 CHECK (staff_need_passkey IN (0, 1))
    ) STRICT`,
  sql`INSERT INTO security_settings (id) VALUES (1)`,
  // When the session was verified by a passkey or a recovery code.
  sql`ALTER TABLE sessions ADD COLUMN passkey_at TEXT`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const passkeys: Migration = { up };
