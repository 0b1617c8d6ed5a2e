import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { endsSample } from './ends-sample.ts';

const steps = [
  sql`
    CREATE TABLE tasks (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL CHECK (length(name) > 0),
      description TEXT NOT NULL,
      due_date TEXT CHECK (due_date IS date(due_date)),
      priority INTEGER NOT NULL CHECK (priority BETWEEN 1 AND 10),
      completed INTEGER NOT NULL CHECK (completed IN (0, 1)),
      order_index INTEGER NOT NULL,
      updated_at TEXT NOT NULL
    ) STRICT`,
  // Tasks without a due date come last.
  sql`CREATE INDEX tasks_in_order ON tasks (due_date IS NULL, due_date, priority DESC, id)`,
  sql`CREATE INDEX tasks_completed ON tasks (id) WHERE completed = 1`,
  endsSample('tasks', 'UPDATE', 'task', 'NEW.id'),
  endsSample('tasks', 'DELETE', 'task', 'OLD.id'),
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const tasks: Migration = { up };
