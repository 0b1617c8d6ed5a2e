import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// A stay occupies its nights, [start_date, end_date); one that ends on its first day occupies that day.
// A block occupies all its days, both ends included. `occupied_until` is the first free day.
const bookingsTable = sql`
  CREATE TABLE bookings (
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
    -- A block has no guest, a stay always has one.
    CHECK (
      (status = 'NOT_AVAILABLE') = (guest_name IS NULL)
      AND (guest_name IS NULL) = (guest_email IS NULL)
      AND (guest_name IS NULL) = (number_of_guests IS NULL)
      AND (guest_name IS NULL) = (over12 IS NULL)
    )
  ) STRICT`;

// AFTER, because a generated column has no value yet in a BEFORE trigger; RAISE(ABORT) rolls the row
// back.
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

const up = async (db: Kysely<unknown>): Promise<void> => {
  await bookingsTable.execute(db);
  await sql`CREATE INDEX bookings_by_occupied_until ON bookings (occupied_until)`.execute(db);
  await sql`
    CREATE INDEX bookings_holding_dates ON bookings (occupied_until, start_date)
    WHERE status IN ('CONFIRMED', 'NOT_AVAILABLE')`.execute(db);
  await sql`CREATE INDEX bookings_by_guest ON bookings (guest_email, start_date)`.execute(db);
  await sql`CREATE INDEX bookings_by_user ON bookings (user_id)`.execute(db);
  await refuseOverlap('bookings_refuse_overlap_on_insert', 'INSERT').execute(db);
  await refuseOverlap(
    'bookings_refuse_overlap_on_update',
    'UPDATE OF start_date, end_date, status',
  ).execute(db);
};

export const bookings: Migration = { up };
