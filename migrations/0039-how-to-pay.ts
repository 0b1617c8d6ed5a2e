import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`ALTER TABLE property_settings ADD COLUMN how_to_pay TEXT NOT NULL DEFAULT ''`.execute(
    db,
  );
};

export const howToPay: Migration = { up };
