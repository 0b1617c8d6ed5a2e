import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The settings tables have exactly one row. */
const singleRow = sql.raw('id INTEGER PRIMARY KEY CHECK (id = 1)');

const tables = [
  sql`
    CREATE TABLE homepage_settings (
      ${singleRow},
      site_name TEXT NOT NULL,
      hero_image TEXT NOT NULL,
      hero_title TEXT NOT NULL,
      hero_subtitle TEXT NOT NULL,
      primary_button_text TEXT NOT NULL,
      primary_button_link TEXT NOT NULL,
      primary_button_visible INTEGER NOT NULL CHECK (primary_button_visible IN (0, 1)),
      secondary_button_text TEXT NOT NULL,
      secondary_button_link TEXT NOT NULL,
      secondary_button_visible INTEGER NOT NULL CHECK (secondary_button_visible IN (0, 1))
    ) STRICT`,
  sql`
    CREATE TABLE property_settings (
      ${singleRow},
      name TEXT NOT NULL,
      description TEXT NOT NULL,
      bedrooms INTEGER NOT NULL CHECK (bedrooms >= 1),
      bathrooms INTEGER NOT NULL CHECK (bathrooms >= 1),
      max_guests INTEGER NOT NULL CHECK (max_guests >= 1),
      amenities TEXT NOT NULL CHECK (json_type(amenities) = 'array'),
      images TEXT NOT NULL CHECK (json_type(images) = 'array'),
      address TEXT NOT NULL DEFAULT '',
      national_code TEXT NOT NULL DEFAULT ''
    ) STRICT`,
  sql`
    CREATE TABLE price_settings (
      ${singleRow},
      cleaning_cents INTEGER NOT NULL CHECK (cleaning_cents >= 0),
      linen_small_group_cents INTEGER NOT NULL CHECK (linen_small_group_cents >= 0),
      linen_large_group_cents INTEGER NOT NULL CHECK (linen_large_group_cents >= 0),
      linen_small_group_max INTEGER NOT NULL CHECK (linen_small_group_max >= 1),
      tourist_tax_cents INTEGER NOT NULL CHECK (tourist_tax_cents >= 0),
      notes TEXT NOT NULL
    ) STRICT`,
  sql`
    CREATE TABLE price_periods (
      start_date TEXT PRIMARY KEY CHECK (start_date IS date(start_date)),
      end_date TEXT NOT NULL CHECK (end_date IS date(end_date) AND end_date >= start_date),
      weekly_price_cents INTEGER NOT NULL CHECK (weekly_price_cents >= 0)
    ) STRICT`,
  sql`
    CREATE TABLE menu_items (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      label TEXT NOT NULL CHECK (length(label) > 0),
      url TEXT,
      slug TEXT,
      parent_id INTEGER REFERENCES menu_items (id) ON DELETE RESTRICT CHECK (parent_id <> id),
      sort_order INTEGER NOT NULL,
      show_on_desktop INTEGER NOT NULL CHECK (show_on_desktop IN (0, 1)),
      show_on_mobile INTEGER NOT NULL CHECK (show_on_mobile IN (0, 1)),
      visible_to TEXT NOT NULL CHECK (visible_to IN ('USER', 'EDITOR', 'ADMIN')),
      CHECK (show_on_desktop = 1 OR show_on_mobile = 1)
    ) STRICT`,
  sql`CREATE INDEX menu_items_by_parent ON menu_items (parent_id, sort_order)`,
  sql`
    CREATE TABLE media (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      file_name TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      caption TEXT NOT NULL DEFAULT '',
      mime_type TEXT NOT NULL,
      content_type TEXT NOT NULL CHECK (content_type IN ('image', 'audio', 'video')),
      size_bytes INTEGER NOT NULL CHECK (size_bytes > 0),
      width INTEGER,
      height INTEGER,
      duration_seconds REAL,
      created_at TEXT NOT NULL
    ) STRICT`,
  sql`
    CREATE TABLE feature_boxes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      icon TEXT NOT NULL,
      title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 50),
      description TEXT NOT NULL CHECK (length(description) BETWEEN 1 AND 200),
      link TEXT,
      published INTEGER NOT NULL CHECK (published IN (0, 1))
    ) STRICT`,
  // The sample content of the first start, so that a button can remove it all.
  sql`
    CREATE TABLE sample_items (
      kind TEXT NOT NULL,
      item_id INTEGER NOT NULL,
      PRIMARY KEY (kind, item_id)
    ) STRICT, WITHOUT ROWID`,
  // Settings that somebody has saved are no longer sample content.
  sql`
    CREATE TRIGGER homepage_settings_become_own AFTER UPDATE ON homepage_settings
    BEGIN
      DELETE FROM sample_items WHERE kind = 'homepage';
    END`,
  sql`
    CREATE TRIGGER property_settings_become_own AFTER UPDATE ON property_settings
    BEGIN
      DELETE FROM sample_items WHERE kind = 'property';
    END`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await table.execute(db);
};

export const site: Migration = { up };
