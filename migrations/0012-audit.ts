import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // No foreign keys: an event outlives its actor and its subject.
  sql`
    CREATE TABLE audit_events (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- Tells one event in two copies of the log, and what repeats within ten minutes.
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) > 0),
      at TEXT NOT NULL CHECK (at GLOB '????-??-??T??:??:??.???Z'),
      actor_user_id INTEGER,
      -- As it was on that day; of staff alone.
      actor_name TEXT CHECK (length(actor_name) > 0),
      action TEXT NOT NULL CHECK (length(action) > 0),
      kind TEXT NOT NULL
        CHECK (kind IN ('access', 'content', 'bookings', 'settings', 'backups', 'users')),
      subject_kind TEXT CHECK (length(subject_kind) > 0),
      subject_id TEXT CHECK (length(subject_id) > 0),
      -- The site's own words, never a guest's.
      subject_label TEXT CHECK (length(subject_label) BETWEEN 1 AND 200),
      detail TEXT CHECK (length(detail) BETWEEN 1 AND 60),
      outcome TEXT NOT NULL CHECK (outcome IN ('done', 'denied', 'failed')),
      times INTEGER NOT NULL CHECK (times BETWEEN 1 AND 100),
      CHECK (actor_name IS NULL OR actor_user_id IS NOT NULL),
      CHECK ((subject_kind IS NULL) = (subject_id IS NULL)),
      CHECK (subject_label IS NULL OR subject_id IS NOT NULL),
      CHECK (outcome <> 'done' OR times = 1)
    ) STRICT`,
  sql`CREATE INDEX audit_events_by_date ON audit_events (at DESC, id DESC)`,
  sql`CREATE INDEX audit_events_by_kind ON audit_events (kind, at DESC, id DESC)`,
  sql`CREATE INDEX audit_events_by_actor ON audit_events (actor_user_id, at DESC, id DESC)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const audit: Migration = { up };
