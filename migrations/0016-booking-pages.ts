import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Every index ends with the id and contains the columns filtered by, so that a page of a list is found
// in the index alone.
const steps = [
  // For searching: the guest's name and address, or the reason of a block, folded.
  sql`ALTER TABLE bookings ADD COLUMN search_text TEXT NOT NULL DEFAULT ''`,
  sql`DROP INDEX bookings_by_start`,
  sql`CREATE INDEX bookings_by_start ON bookings (start_date, id, end_date, status, search_text)`,
  sql`
    CREATE INDEX bookings_by_creation
    ON bookings (created_at DESC, start_date, id, end_date, status, search_text)`,
  // Blocks come last.
  sql`
    CREATE INDEX bookings_by_name
    ON bookings (status = 'NOT_AVAILABLE', search_text, start_date, id, end_date, status)`,
  sql`
    CREATE INDEX bookings_waiting ON bookings (created_at, id, end_date) WHERE status = 'PENDING'`,
  // The length of the longest booking bounds how early a booking that reaches a given day can start.
  sql`
    CREATE INDEX bookings_by_length
    ON bookings (julianday(occupied_until) - julianday(start_date))`,
];

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

type BookingTexts = {
  bookings: {
    id: number;
    status: string;
    guest_name: string | null;
    guest_email: string | null;
    reason: string;
    search_text: string;
  };
};

const searchTextOf = (row: BookingTexts['bookings']): string => {
  if (row.status === 'NOT_AVAILABLE') return fold(`Date bloccate\n${row.reason}`);
  return fold(`${row.guest_name ?? 'Ospite'}\n${row.guest_email ?? ''}`);
};

const fillSearchTexts = async (db: Kysely<BookingTexts>): Promise<void> => {
  const rows = await db.selectFrom('bookings').selectAll().execute();
  for (const row of rows) {
    const values = { search_text: searchTextOf(row) };
    await db.updateTable('bookings').set(values).where('id', '=', row.id).execute();
  }
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
  await fillSearchTexts(db as Kysely<BookingTexts>);
};

export const bookingPages: Migration = { up };
