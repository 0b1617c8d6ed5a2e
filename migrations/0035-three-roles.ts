import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  sql`
    ALTER TABLE tasks ADD COLUMN on_cleaning_page INTEGER NOT NULL DEFAULT 0
    CHECK (on_cleaning_page IN (0, 1))`,
  // The page at the secret address now shows all tasks that cleaners saw, except samples: a changed
  // sample is no longer removed with the others.
  sql`
    UPDATE tasks SET on_cleaning_page = 1
    WHERE assignee_id IN (SELECT id FROM users WHERE role = 'CLEANER')
    OR (
      assignee_id IS NULL AND completed = 0
      AND EXISTS (SELECT 1 FROM users WHERE role = 'CLEANER')
      AND id NOT IN (SELECT item_id FROM sample_items WHERE kind = 'task')
    )`,
  sql`
    UPDATE tasks SET assignee_id = NULL
    WHERE assignee_id IN (SELECT id FROM users WHERE role = 'CLEANER')`,
  // The start page names them until an administrator has read it.
  sql`
    CREATE TABLE former_cleaners (
      user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE
    ) STRICT`,
  sql`INSERT INTO former_cleaners SELECT id FROM users WHERE role = 'CLEANER'`,
  // Mails that still wait name the role that it became.
  sql`
    UPDATE outbox_mails SET subject_data = replace(subject_data, '"CLEANER"', '"USER"')
    WHERE state = 'WAITING' AND kind IN ('role-changed', 'staff-changed')`,
  // SQLite cannot alter a check, and a new table of users would end every session: a new column, then.
  sql`DROP INDEX users_by_date`,
  sql`DROP INDEX users_by_role`,
  sql`
    ALTER TABLE users ADD COLUMN new_role TEXT NOT NULL DEFAULT 'USER'
    CHECK (new_role IN ('USER', 'EDITOR', 'ADMIN'))`,
  sql`UPDATE users SET new_role = role WHERE role <> 'CLEANER'`,
  sql`ALTER TABLE users DROP COLUMN role`,
  sql`ALTER TABLE users RENAME COLUMN new_role TO role`,
  sql`CREATE INDEX users_by_date ON users (created_at DESC, id DESC, role, search_text)`,
  sql`CREATE INDEX users_by_role ON users (role, search_text, id)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const threeRoles: Migration = { up };
