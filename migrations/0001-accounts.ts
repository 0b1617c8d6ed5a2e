import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE users (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL CHECK (length(name) > 0),
      email TEXT NOT NULL UNIQUE CHECK (email = lower(email)),
      password_hash TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('USER', 'EDITOR', 'ADMIN')),
      avatar TEXT,
      email_confirmed_at TEXT,
      created_at TEXT NOT NULL
    ) STRICT`.execute(db);

  // Only a hash of the token is stored, so reading this table does not let anybody log in.
  await sql`
    CREATE TABLE sessions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      token_hash TEXT NOT NULL UNIQUE,
      user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at TEXT NOT NULL,
      last_used_at TEXT NOT NULL
    ) STRICT`.execute(db);
  await sql`CREATE INDEX sessions_by_user ON sessions (user_id)`.execute(db);
};

export const accounts: Migration = { up };
