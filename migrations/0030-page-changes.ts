import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// When a page that has no row of its own last changed, for the sitemap. Triggers keep the times, so that
// no write can forget them. What changed before is as old as the latest page, or the gallery.

const now = sql.raw(`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`);

/** What stands on each page. */
const shownOn = [
  { page: '/', tables: ['homepage_settings', 'property_settings', 'price_periods'] },
  { page: '/', tables: ['price_settings', 'price_years', 'feature_boxes', 'galleries'] },
  { page: '/contact', tables: ['property_settings'] },
  { page: '/gallery', tables: ['galleries'] },
];

const note = (page: ReturnType<typeof sql>) => sql`
  INSERT INTO page_changes (page, changed_at) VALUES (${page}, ${now})
  ON CONFLICT (page) DO UPDATE SET changed_at = excluded.changed_at`;

const noting = (table: string, event: string, page: string) => {
  const name = ['page_changes', table, event, page.slice(1) || 'home'].join('_').toLowerCase();
  return sql`
    CREATE TRIGGER ${sql.ref(name)} AFTER ${sql.raw(event)} ON ${sql.table(table)}
    BEGIN ${note(sql`${sql.lit(page)}`)}; END`;
};

const galleryPage = (row: 'NEW' | 'OLD') => sql`'/gallery/' || ${sql.raw(row)}.slug`;

const galleryTriggers = [
  ...['INSERT', 'UPDATE'].map(
    (event) => sql`
      CREATE TRIGGER ${sql.ref(`page_changes_of_gallery_${event.toLowerCase()}`)}
      AFTER ${sql.raw(event)} ON galleries
      BEGIN ${note(galleryPage('NEW'))}; END`,
  ),
  sql`
    CREATE TRIGGER page_changes_of_gallery_delete AFTER DELETE ON galleries
    BEGIN DELETE FROM page_changes WHERE page = ${galleryPage('OLD')}; END`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE page_changes (
      page TEXT PRIMARY KEY,
      changed_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`
    INSERT INTO page_changes
    SELECT '/gallery/' || slug, created_at FROM galleries
    UNION SELECT page, (SELECT max(updated_at) FROM pages)
    FROM (SELECT '/' AS page UNION SELECT '/contact' UNION SELECT '/gallery')
    WHERE EXISTS (SELECT 1 FROM pages)`.execute(db);
  for (const { page, tables } of shownOn) {
    for (const table of tables) {
      for (const event of ['INSERT', 'UPDATE', 'DELETE']) {
        await noting(table, event, page).execute(db);
      }
    }
  }
  for (const trigger of galleryTriggers) await trigger.execute(db);
};

export const pageChanges: Migration = { up };
