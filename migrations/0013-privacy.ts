import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// The table of 0002 with a different last check. SQLite cannot alter a check, so the rows are copied
// into a new table.
const bookingsTable = sql`
  CREATE TABLE new_bookings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    start_date TEXT NOT NULL CHECK (start_date IS date(start_date)),
    end_date TEXT NOT NULL CHECK (end_date IS date(end_date) AND end_date >= start_date),
    status TEXT NOT NULL CHECK (status IN ('PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE')),
    guest_name TEXT,
    guest_email TEXT CHECK (guest_email = lower(guest_email)),
    number_of_guests INTEGER CHECK (number_of_guests BETWEEN 1 AND 8),
    over12 INTEGER CHECK (over12 BETWEEN 0 AND number_of_guests),
    linen INTEGER NOT NULL DEFAULT 0 CHECK (linen IN (0, 1)),
    note TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT '',
    user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
    created_at TEXT NOT NULL,
    occupied_until TEXT NOT NULL GENERATED ALWAYS AS (
      CASE
        WHEN status = 'NOT_AVAILABLE' OR end_date = start_date THEN date(end_date, '+1 day')
        ELSE end_date
      END
    ) STORED,
    -- A block has no party, a stay always has one; a guest is a name with an address.
    CHECK (
      (status = 'NOT_AVAILABLE') = (number_of_guests IS NULL)
      AND (number_of_guests IS NULL) = (over12 IS NULL)
      AND (guest_name IS NULL) = (guest_email IS NULL)
    ),
    -- A block has no guest. Of stays only a confirmed one can do without, once its guest was erased:
    -- then nothing else tells of a person either.
    CHECK (
      CASE status
        WHEN 'NOT_AVAILABLE' THEN guest_name IS NULL
        WHEN 'CONFIRMED' THEN
          guest_name IS NOT NULL OR (note = '' AND reason = '' AND user_id IS NULL)
        ELSE guest_name IS NOT NULL
      END
    )
  ) STRICT`;

const columns = sql.raw(
  `id, start_date, end_date, status, guest_name, guest_email, number_of_guests, over12, linen, note,
   reason, user_id, created_at`,
);

const refuseOverlap = (name: string, event: string) => sql`
  CREATE TRIGGER ${sql.raw(name)}
  AFTER ${sql.raw(event)} ON bookings
  WHEN NEW.status IN ('CONFIRMED', 'NOT_AVAILABLE') AND EXISTS (
    SELECT 1 FROM bookings AS other
    WHERE other.id <> NEW.id
      AND other.status IN ('CONFIRMED', 'NOT_AVAILABLE')
      AND other.start_date < NEW.occupied_until
      AND other.occupied_until > NEW.start_date
  )
  BEGIN
    SELECT RAISE(ABORT, 'bookings_overlap');
  END`;

const steps = [
  bookingsTable,
  sql`INSERT INTO new_bookings (${columns}) SELECT ${columns} FROM bookings`,
  // AUTOINCREMENT: an id is never reused.
  sql`
    INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_bookings', 0
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'new_bookings')`,
  sql`
    UPDATE sqlite_sequence
    SET seq = coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'bookings'), 0)
    WHERE name = 'new_bookings'`,
  sql`DROP TABLE bookings`,
  sql`ALTER TABLE new_bookings RENAME TO bookings`,
  sql`CREATE INDEX bookings_by_occupied_until ON bookings (occupied_until)`,
  sql`
    CREATE INDEX bookings_holding_dates ON bookings (occupied_until, start_date)
    WHERE status IN ('CONFIRMED', 'NOT_AVAILABLE')`,
  sql`CREATE INDEX bookings_by_guest ON bookings (guest_email, start_date)`,
  sql`CREATE INDEX bookings_by_user ON bookings (user_id)`,
  refuseOverlap('bookings_refuse_overlap_on_insert', 'INSERT'),
  refuseOverlap('bookings_refuse_overlap_on_update', 'UPDATE OF start_date, end_date, status'),
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const privacy: Migration = { up };
