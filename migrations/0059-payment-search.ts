import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const up = async (db: Kysely<unknown>): Promise<void> => {
  // For searching: the note, folded.
  await sql`ALTER TABLE payments ADD COLUMN search_text TEXT NOT NULL DEFAULT ''`.execute(db);
  const noted = sql<{ id: number; note: string }>`SELECT id, note FROM payments WHERE note <> ''`;
  for (const { id, note } of (await noted.execute(db)).rows) {
    await sql`UPDATE payments SET search_text = ${fold(note)} WHERE id = ${id}`.execute(db);
  }
  // A search reads the index alone, in the order of the list.
  await sql`DROP INDEX payments_by_date`.execute(db);
  await sql`
    CREATE INDEX payments_by_date
    ON payments (date, id, booking_id, amount_cents, method, search_text)`.execute(db);
};

export const paymentSearch: Migration = { up };
