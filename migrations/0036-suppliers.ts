import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE suppliers (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL CHECK (name <> ''),
      trade TEXT NOT NULL,
      phone TEXT NOT NULL,
      note TEXT NOT NULL DEFAULT '',
      version INTEGER NOT NULL DEFAULT 1
    ) STRICT`.execute(db);
};

export const suppliers: Migration = { up };
