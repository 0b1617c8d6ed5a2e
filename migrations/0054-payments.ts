import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const isPortal = sql`source IN ('airbnb', 'booking', 'vrbo')`;

const steps = [
  // A row for each time the terms changed; a stay has those of its confirmation. The last row is today's.
  sql`
    CREATE TABLE payment_terms (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      since TEXT NOT NULL,
      is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
      terms TEXT NOT NULL CHECK (json_valid(terms))
    ) STRICT`,
  sql`CREATE INDEX payment_terms_by_since ON payment_terms (since, id)`,
  sql`
    INSERT INTO payment_terms (since, is_on, terms) VALUES (
      '2000-01-01T00:00:00.000Z',
      0,
      '{"deposit":null,"balanceDays":null,"cancellation":[],"account":null,"landlord":null}'
    )`,
  // What staff agreed for one stay alone.
  sql`
    CREATE TABLE stay_terms (
      id INTEGER PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
      -- Null: those of its confirmation.
      terms TEXT CHECK (terms IS NULL OR json_valid(terms)),
      -- What the owners keep of a cancelled stay; null: as the terms say.
      kept_cents INTEGER CHECK (kept_cents >= 0),
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
    ) STRICT`,
  sql`
    CREATE TABLE payments (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      booking_id INTEGER REFERENCES bookings (id) ON DELETE SET NULL,
      -- JSON: days and source of a stay that was erased with its guest.
      kept TEXT CHECK (kept IS NULL OR json_valid(kept)),
      date TEXT NOT NULL CHECK (date IS date(date)),
      -- Negative: a refund.
      amount_cents INTEGER NOT NULL,
      method TEXT NOT NULL CHECK (method IN ('TRANSFER', 'CASH', 'CARD', 'PORTAL', 'OTHER')),
      note TEXT NOT NULL DEFAULT '',
      -- Entered by a press on 'paid', of the whole open sum.
      is_mark INTEGER NOT NULL DEFAULT 0 CHECK (is_mark IN (0, 1)),
      created_at TEXT NOT NULL,
      annulled_at TEXT,
      annul_reason TEXT,
      CHECK (booking_id IS NOT NULL OR kept IS NOT NULL),
      CHECK (amount_cents <> 0 OR is_mark = 1),
      CHECK ((annulled_at IS NULL) = (annul_reason IS NULL))
    ) STRICT`,
  sql`CREATE INDEX payments_by_booking ON payments (booking_id, date, id)`,
  sql`CREATE INDEX payments_by_date ON payments (date, id)`,
  // What guests leave as a security and get back: never income, never in the open sum.
  sql`
    CREATE TABLE damage_entries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('received', 'returned', 'kept')),
      date TEXT NOT NULL CHECK (date IS date(date)),
      amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
      method TEXT NOT NULL CHECK (method IN ('TRANSFER', 'CASH', 'CARD', 'PORTAL', 'OTHER')),
      note TEXT NOT NULL DEFAULT '',
      created_at TEXT NOT NULL,
      annulled_at TEXT,
      annul_reason TEXT,
      CHECK ((annulled_at IS NULL) = (annul_reason IS NULL))
    ) STRICT`,
  sql`CREATE INDEX damage_entries_by_booking ON damage_entries (booking_id, date, id)`,
  // The sum of a stay's payments and the last one's instant: lists find what is open by an index.
  sql`ALTER TABLE bookings ADD COLUMN came_cents INTEGER NOT NULL DEFAULT 0`,
  sql`ALTER TABLE bookings ADD COLUMN came_at TEXT`,
  // Whether a portal collects from the guest, and pays the owners.
  sql`
    ALTER TABLE bookings ADD COLUMN portal_pays INTEGER NOT NULL DEFAULT 0
    CHECK (portal_pays IN (0, 1))`,
  // A portal's stay counted as paid from its entry on, unless staff said otherwise.
  sql`
    UPDATE bookings SET portal_pays = 1
    WHERE ${isPortal} AND NOT (status = 'CONFIRMED' AND paid_at IS NULL)`,
  sql`
    INSERT INTO payments (booking_id, date, amount_cents, method, is_mark, created_at)
    SELECT id, date(paid_at), coalesce(total_cents, 0), 'OTHER', 1, paid_at
    FROM bookings WHERE paid_at IS NOT NULL AND portal_pays = 0
    ORDER BY paid_at, id`,
  // Portals pay after the arrival: what is to come has not come.
  sql`
    INSERT INTO payments (booking_id, date, amount_cents, method, is_mark, created_at)
    SELECT id, date(start_date, '+1 day'), coalesce(payout_cents, total_cents, 0), 'PORTAL', 1, paid_at
    FROM bookings LEFT JOIN portal_stays ON portal_stays.booking_id = bookings.id
    WHERE paid_at IS NOT NULL AND portal_pays = 1 AND end_date < date('now')
    ORDER BY start_date, id`,
  sql`
    UPDATE bookings SET (came_cents, came_at) = (
      SELECT sum(amount_cents), max(created_at) FROM payments WHERE booking_id = bookings.id
    )
    WHERE id IN (SELECT booking_id FROM payments)`,
  sql`DROP INDEX bookings_unpaid`,
  sql`ALTER TABLE bookings DROP COLUMN paid_at`,
  sql`
    CREATE INDEX bookings_unpaid ON bookings (start_date, id)
    WHERE status = 'CONFIRMED' AND portal_pays = 0
      AND coalesce(came_cents < total_cents, came_at IS NULL) AND guest_name IS NOT NULL`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const payments: Migration = { up };
