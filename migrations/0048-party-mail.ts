import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// One more mail around a stay: its guests' data are missing.
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    INSERT INTO guest_mails (kind, title, days, hour) VALUES
    ('party', 'Dati degli ospiti mancanti', 7, '10:00')`.execute(db);
};

export const partyMail: Migration = { up };
