import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  sql`
    CREATE TABLE receipt_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      -- Whether receipts leave room for a revenue stamp.
      stamps INTEGER NOT NULL DEFAULT 1 CHECK (stamps IN (0, 1)),
      footnote TEXT NOT NULL DEFAULT '',
      -- A restore may have lost receipts: staff say the next number.
      is_doubted INTEGER NOT NULL DEFAULT 0 CHECK (is_doubted IN (0, 1)),
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
    ) STRICT`,
  sql`INSERT INTO receipt_settings (id) VALUES (1)`,
  // A row is never changed: what annuls it is another one.
  sql`
    CREATE TABLE receipts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE,
      year INTEGER NOT NULL CHECK (year BETWEEN 2000 AND 9999),
      number INTEGER NOT NULL CHECK (number >= 1),
      date TEXT NOT NULL CHECK (date IS date(date)),
      booking_id INTEGER REFERENCES bookings (id) ON DELETE SET NULL,
      payment_id INTEGER REFERENCES payments (id) ON DELETE SET NULL,
      -- The number in the same table of the receipt that this one annuls.
      annuls_id INTEGER UNIQUE REFERENCES receipts (id) ON DELETE CASCADE,
      amount_cents INTEGER NOT NULL,
      -- JSON: all that the document says.
      snapshot TEXT NOT NULL CHECK (json_valid(snapshot)),
      created_at TEXT NOT NULL,
      UNIQUE (year, number),
      CHECK ((annuls_id IS NULL) = (amount_cents > 0))
    ) STRICT`,
  sql`CREATE INDEX receipts_by_booking ON receipts (booking_id, id)`,
  sql`CREATE INDEX receipts_by_payment ON receipts (payment_id)`,
  sql`CREATE INDEX receipts_by_date ON receipts (date)`,
  // One row. JSON: the text of each language; the Italian one is the contract.
  sql`
    CREATE TABLE contract_settings (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      is_on INTEGER NOT NULL DEFAULT 0 CHECK (is_on IN (0, 1)),
      texts TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(texts)),
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
    ) STRICT`,
  sql`INSERT INTO contract_settings (id) VALUES (1)`,
  // What a guest accepted on the page of the stay, and when.
  sql`
    CREATE TABLE contract_acceptances (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      accepted_at TEXT NOT NULL,
      name TEXT NOT NULL,
      locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'de', 'fr')),
      -- SHA-256 of the Italian text, in hexadecimal figures.
      fingerprint TEXT NOT NULL,
      -- JSON: days, guests and price of the stay then.
      terms TEXT NOT NULL CHECK (json_valid(terms)),
      pdf BLOB NOT NULL
    ) STRICT`,
  sql`CREATE INDEX contract_acceptances_by_booking ON contract_acceptances (booking_id, id)`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const papers: Migration = { up };
