import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Stays from anywhere, with the price that was agreed. SQLite cannot alter a check, so the rows are
// copied into a new table: a guest whom staff entered may have no address.
const bookingsTable = sql`
  CREATE TABLE new_bookings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    start_date TEXT NOT NULL CHECK (start_date IS date(start_date)),
    end_date TEXT NOT NULL CHECK (end_date IS date(end_date) AND end_date >= start_date),
    status TEXT NOT NULL CHECK (status IN ('PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE')),
    source TEXT NOT NULL DEFAULT 'site' CHECK (
      source IN ('site', 'phone', 'mail', 'friends', 'airbnb', 'booking', 'vrbo', 'other')
    ),
    guest_name TEXT,
    guest_email TEXT CHECK (guest_email = lower(guest_email)),
    guest_phone TEXT,
    number_of_guests INTEGER CHECK (number_of_guests BETWEEN 1 AND 8),
    over12 INTEGER CHECK (over12 BETWEEN 0 AND number_of_guests),
    linen INTEGER NOT NULL DEFAULT 0 CHECK (linen IN (0, 1)),
    note TEXT NOT NULL DEFAULT '',
    private_note TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT '',
    -- Null for a block, and until a stay from before this column has got the quote of its update.
    quote TEXT CHECK (quote IS NULL OR json_valid(quote)),
    total_cents INTEGER CHECK (total_cents >= 0),
    held_until TEXT CHECK (held_until IS date(held_until)),
    cancelled_at TEXT,
    user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
    created_at TEXT NOT NULL,
    search_text TEXT NOT NULL DEFAULT '',
    version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
    occupied_until TEXT NOT NULL GENERATED ALWAYS AS (
      CASE
        WHEN status = 'NOT_AVAILABLE' OR end_date = start_date THEN date(end_date, '+1 day')
        ELSE end_date
      END
    ) STORED,
    -- A block has no party, a stay always has one. What visitors ask for has an address.
    CHECK (
      (status = 'NOT_AVAILABLE') = (number_of_guests IS NULL)
      AND (number_of_guests IS NULL) = (over12 IS NULL)
      AND (guest_name IS NOT NULL OR (guest_email IS NULL AND guest_phone IS NULL))
    ),
    -- A block has no guest. Of stays only a confirmed one can do without, once its guest was erased:
    -- then nothing else tells of a person either.
    CHECK (
      CASE status
        WHEN 'NOT_AVAILABLE' THEN guest_name IS NULL
        WHEN 'CONFIRMED' THEN
          guest_name IS NOT NULL
          OR (note = '' AND private_note = '' AND reason = '' AND user_id IS NULL)
        ELSE guest_name IS NOT NULL
      END
    ),
    CHECK (cancelled_at IS NULL OR status = 'REJECTED'),
    CHECK (held_until IS NULL OR status = 'PENDING')
  ) STRICT`;

const columns = sql.raw(
  `id, start_date, end_date, status, guest_name, guest_email, number_of_guests, over12, linen, note,
   reason, user_id, created_at, search_text, version`,
);

type Definition = { sql: string };

const up = async (db: Kysely<unknown>): Promise<void> => {
  // Indexes and triggers go with the old table, and come back as they were.
  const { rows: definitions } = await sql<Definition>`
    SELECT sql FROM sqlite_master
    WHERE tbl_name = 'bookings' AND type IN ('index', 'trigger') AND sql IS NOT NULL`.execute(db);
  await bookingsTable.execute(db);
  await sql`INSERT INTO new_bookings (${columns}) SELECT ${columns} FROM bookings`.execute(db);
  // AUTOINCREMENT: an id is never reused.
  await sql`
    INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_bookings', 0
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'new_bookings')`.execute(db);
  await sql`
    UPDATE sqlite_sequence
    SET seq = coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'bookings'), 0)
    WHERE name = 'new_bookings'`.execute(db);
  await sql`DROP TABLE bookings`.execute(db);
  await sql`ALTER TABLE new_bookings RENAME TO bookings`.execute(db);
  for (const definition of definitions) await sql.raw(definition.sql).execute(db);
};

export const stays: Migration = { up };
