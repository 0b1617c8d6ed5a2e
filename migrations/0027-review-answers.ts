import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  sql`ALTER TABLE reviews ADD COLUMN answer TEXT CHECK (length(answer) BETWEEN 1 AND 1000)`,
  sql`
    ALTER TABLE reviews ADD COLUMN answered_at TEXT
    CHECK ((answered_at IS NULL) = (answer IS NULL))`,
  sql`ALTER TABLE reviews ADD COLUMN version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const reviewAnswers: Migration = { up };
