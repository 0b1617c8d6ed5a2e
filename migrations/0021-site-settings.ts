import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  sql`
    CREATE TABLE site_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      -- Where guests' answers go; empty for the first administrator.
      reply_to TEXT NOT NULL DEFAULT '',
      in_preparation INTEGER NOT NULL DEFAULT 0 CHECK (in_preparation IN (0, 1)),
      first_steps_shown INTEGER NOT NULL DEFAULT 1 CHECK (first_steps_shown IN (0, 1)),
      version INTEGER NOT NULL DEFAULT 1
    ) STRICT`,
  sql`INSERT INTO site_settings (id) VALUES (1)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const siteSettings: Migration = { up };
