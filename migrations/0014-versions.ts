import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tables edited in forms: each write increments the version, so that a form can tell when it is out of
 * date.
 */
const edited = [
  'bookings',
  'feature_boxes',
  'galleries',
  'homepage_settings',
  'media',
  'menu_items',
  'pages',
  'posts',
  'price_settings',
  'property_settings',
  'tasks',
  'users',
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of edited) {
    await sql`
      ALTER TABLE ${sql.table(table)}
      ADD COLUMN version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)`.execute(db);
  }
};

export const versions: Migration = { up };
