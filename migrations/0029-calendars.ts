import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Confirmed stays and blocks of our own never overlap what takes days, nights of other calendars
// included. Those nights come as they are: they may overlap anything, which is a conflict to solve. A
// stay that staff recognized in another calendar is no obstacle to itself.
const refuseOverlap = (name: string, event: string, isNews: string) => sql`
  CREATE TRIGGER ${sql.raw(name)}
  AFTER ${sql.raw(event)} ON bookings
  WHEN NEW.calendar_event_id IS NULL AND NEW.status IN ('CONFIRMED', 'NOT_AVAILABLE')
    AND ${sql.raw(isNews)} AND EXISTS (
    SELECT 1 FROM bookings AS other
    WHERE other.id <> NEW.id
      AND other.status IN ('CONFIRMED', 'NOT_AVAILABLE')
      AND other.start_date < NEW.occupied_until
      AND other.occupied_until > NEW.start_date
      AND NOT EXISTS (
        SELECT 1 FROM same_stays WHERE stay_id = NEW.id AND block_id = other.id
      )
  )
  BEGIN
    SELECT RAISE(ABORT, 'bookings_overlap');
  END`;

const steps = [
  sql`
    CREATE TABLE calendars (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('airbnb', 'booking', 'vrbo', 'other')),
      -- Whoever has it reads the other site's calendar.
      url TEXT NOT NULL,
      enabled INTEGER NOT NULL CHECK (enabled IN (0, 1)),
      takes_closed INTEGER NOT NULL CHECK (takes_closed IN (0, 1)),
      exports_requests INTEGER NOT NULL CHECK (exports_requests IN (0, 1)),
      export_secret TEXT NOT NULL UNIQUE,
      last_exported_at TEXT,
      etag TEXT,
      last_modified TEXT,
      next_read_at TEXT NOT NULL,
      -- Readings in a row that failed.
      failures INTEGER NOT NULL,
      problem TEXT,
      last_read_at TEXT,
      last_good_read_at TEXT,
      changed_at TEXT,
      added_nights INTEGER NOT NULL,
      removed_nights INTEGER NOT NULL,
      -- Since when it fails or waits for an answer, and when staff were told.
      trouble_since TEXT,
      alarmed_at TEXT,
      created_at TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT 1
    ) STRICT`,
  sql`
    CREATE TABLE calendar_events (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      calendar_id INTEGER NOT NULL REFERENCES calendars (id) ON DELETE CASCADE,
      uid TEXT NOT NULL,
      start_date TEXT NOT NULL CHECK (start_date IS date(start_date)),
      -- The first free day again.
      until TEXT NOT NULL CHECK (until IS date(until) AND until > start_date),
      is_closed INTEGER NOT NULL CHECK (is_closed IN (0, 1)),
      state TEXT NOT NULL CHECK (state IN ('there', 'missed', 'lost', 'kept')),
      created_at TEXT NOT NULL
    ) STRICT`,
  sql`CREATE INDEX calendar_events_by_calendar ON calendar_events (calendar_id, until)`,
  // The bookings that stand for the nights of other calendars, with the calendar's name.
  sql`
    ALTER TABLE bookings ADD COLUMN calendar_event_id INTEGER
      REFERENCES calendar_events (id) ON DELETE CASCADE
      CHECK (calendar_event_id IS NULL OR status = 'NOT_AVAILABLE')`,
  sql`
    ALTER TABLE bookings ADD COLUMN origin TEXT
      CHECK ((origin IS NULL) = (calendar_event_id IS NULL))`,
  sql`
    CREATE UNIQUE INDEX bookings_by_calendar_event ON bookings (calendar_event_id)
    WHERE calendar_event_id IS NOT NULL`,
  // A stay of ours and nights of another calendar that staff know to be the same stay.
  sql`
    CREATE TABLE same_stays (
      stay_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      block_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      PRIMARY KEY (stay_id, block_id)
    ) STRICT`,
  sql`CREATE INDEX same_stays_by_block ON same_stays (block_id)`,
  sql`
    CREATE TABLE own_calendar (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      secret TEXT NOT NULL,
      shows_names INTEGER NOT NULL DEFAULT 0 CHECK (shows_names IN (0, 1)),
      last_exported_at TEXT,
      version INTEGER NOT NULL DEFAULT 1
    ) STRICT`,
  sql`INSERT INTO own_calendar (id, secret) VALUES (1, lower(hex(randomblob(24))))`,
  sql`DROP TRIGGER bookings_refuse_overlap_on_insert`,
  sql`DROP TRIGGER bookings_refuse_overlap_on_update`,
  refuseOverlap('bookings_refuse_overlap_on_insert', 'INSERT', 'TRUE'),
  refuseOverlap(
    'bookings_refuse_overlap_on_update',
    'UPDATE OF start_date, end_date, status',
    '(OLD.status <> NEW.status OR OLD.start_date <> NEW.start_date OR OLD.end_date <> NEW.end_date)',
  ),
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const calendars: Migration = { up };
