import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { endsSample } from './ends-sample.ts';

const steps = [
  sql`
    CREATE TABLE reviews (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      -- Of a review without an account; whoever has one is called what the account says.
      author_name TEXT NOT NULL,
      rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
      comment TEXT NOT NULL CHECK (length(comment) BETWEEN 10 AND 500),
      -- Comment and author_name without letter case and accents.
      search_text TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('PENDING', 'APPROVED')),
      created_at TEXT NOT NULL,
      approved_at TEXT,
      CHECK ((status = 'APPROVED') = (approved_at IS NOT NULL)),
      CHECK (user_id IS NULL OR author_name = '')
    ) STRICT`,
  sql`CREATE INDEX reviews_by_date ON reviews (created_at DESC, id DESC)`,
  // Includes the rating, so that the mean is read from the index alone.
  sql`CREATE INDEX reviews_by_state ON reviews (status, created_at DESC, id DESC, rating)`,
  sql`CREATE INDEX reviews_by_user ON reviews (user_id)`,
  // No UPDATE trigger: approving a sample review does not turn it into real content.
  endsSample('reviews', 'DELETE', 'review', 'OLD.id'),
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const reviews: Migration = { up };
