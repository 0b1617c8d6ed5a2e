import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { followBookings, followTasks } from './task-days.ts';

const steps = [
  // SQLite cannot alter a check, and a new table of users would end every session: a new column, then.
  sql`DROP INDEX users_by_date`,
  sql`DROP INDEX users_by_role`,
  sql`
    ALTER TABLE users ADD COLUMN new_role TEXT NOT NULL DEFAULT 'USER'
    CHECK (new_role IN ('USER', 'CLEANER', 'EDITOR', 'ADMIN'))`,
  sql`UPDATE users SET new_role = role`,
  sql`ALTER TABLE users DROP COLUMN role`,
  sql`ALTER TABLE users RENAME COLUMN new_role TO role`,
  sql`CREATE INDEX users_by_date ON users (created_at DESC, id DESC, role, search_text)`,
  sql`CREATE INDEX users_by_role ON users (role, search_text, id)`,

  sql`ALTER TABLE tasks ADD COLUMN assignee_id INTEGER REFERENCES users (id) ON DELETE SET NULL`,
  sql`
    ALTER TABLE tasks ADD COLUMN repeat TEXT NOT NULL DEFAULT 'never'
    CHECK (repeat IN ('never', 'day', 'week', 'month', 'year', 'arrival', 'departure'))`,
  // The first day that counts: from it weeks and months are counted, and the next stay is looked for.
  sql`
    ALTER TABLE tasks ADD COLUMN repeat_from TEXT
    CHECK (repeat_from IS date(repeat_from) AND (repeat_from IS NULL) = (repeat = 'never'))`,
  sql`ALTER TABLE tasks ADD COLUMN booking_id INTEGER`,
  // On which day of that stay it is due; null for a task with a day of its own.
  sql`
    ALTER TABLE tasks ADD COLUMN stay_day TEXT
    CHECK (
      stay_day IS NULL
      OR (stay_day IN ('arrival', 'departure') AND booking_id IS NOT NULL AND repeat = 'never')
    )`,
  // The task whose completion made this one. Unique, so that each makes one at most.
  sql`ALTER TABLE tasks ADD COLUMN previous_id INTEGER REFERENCES tasks (id) ON DELETE SET NULL`,
  sql`CREATE UNIQUE INDEX tasks_by_previous ON tasks (previous_id)`,
  sql`CREATE INDEX tasks_by_assignee ON tasks (assignee_id)`,
  sql`CREATE INDEX tasks_by_booking ON tasks (booking_id) WHERE booking_id IS NOT NULL`,
  sql`
    CREATE INDEX tasks_by_stay ON tasks (id)
    WHERE completed = 0 AND repeat IN ('arrival', 'departure')`,
  ...followBookings,
  ...followTasks,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const cleaning: Migration = { up };
