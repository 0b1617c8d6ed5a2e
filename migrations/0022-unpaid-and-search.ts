import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  sql`ALTER TABLE bookings ADD COLUMN paid_at TEXT CHECK (paid_at IS NULL OR status <> 'NOT_AVAILABLE')`,
  // Until now nobody could note it: what is over counts as settled, so that no list begins with years
  // of old stays.
  sql`
    UPDATE bookings SET paid_at = end_date || 'T10:00:00.000Z'
    WHERE status = 'CONFIRMED' AND end_date < date('now')`,
  sql`
    CREATE INDEX bookings_unpaid ON bookings (start_date, id)
    WHERE status = 'CONFIRMED' AND paid_at IS NULL AND guest_name IS NOT NULL`,
  // The start page lists requests that arrive soon first.
  sql`
    CREATE INDEX bookings_waiting_by_start ON bookings (start_date, created_at, id)
    WHERE status = 'PENDING'`,
  // What the search finds is counted in an index alone.
  sql`CREATE INDEX posts_by_text ON posts (search_text)`,
  sql`CREATE INDEX tasks_by_text ON tasks (search_text)`,
  sql`CREATE INDEX reviews_by_text ON reviews (search_text, user_id)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const unpaidAndSearch: Migration = { up };
