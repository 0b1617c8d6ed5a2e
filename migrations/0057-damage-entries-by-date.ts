import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  // A year's deposits are found by their days.
  await sql`CREATE INDEX damage_entries_by_date ON damage_entries (date, booking_id)`.execute(db);
};

export const damageEntriesByDate: Migration = { up };
