import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { endsSample } from './ends-sample.ts';

const steps = [
  sql`
    CREATE TABLE galleries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL CHECK (length(name) > 0),
      slug TEXT NOT NULL UNIQUE CHECK (length(slug) > 0),
      description TEXT NOT NULL DEFAULT '',
      is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
      created_at TEXT NOT NULL
    ) STRICT`,
  sql`
    CREATE TABLE gallery_images (
      gallery_id INTEGER NOT NULL REFERENCES galleries (id) ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 1),
      file_name TEXT NOT NULL CHECK (length(file_name) > 0),
      PRIMARY KEY (gallery_id, position),
      UNIQUE (gallery_id, file_name)
    ) STRICT, WITHOUT ROWID`,
  sql`CREATE INDEX gallery_images_by_file ON gallery_images (file_name)`,
  // Siblings are ordered by position: renumbered once, and unique from then on.
  sql`
    WITH numbered AS (
      SELECT id, row_number() OVER (PARTITION BY parent_id ORDER BY sort_order, id) AS place
      FROM menu_items
    )
    UPDATE menu_items SET sort_order = numbered.place FROM numbered
    WHERE numbered.id = menu_items.id`,
  sql`DROP INDEX menu_items_by_parent`,
  sql`CREATE UNIQUE INDEX menu_items_order ON menu_items (coalesce(parent_id, 0), sort_order)`,
  sql`CREATE INDEX menu_items_by_parent ON menu_items (parent_id)`,
  endsSample('galleries', 'UPDATE', 'gallery', 'NEW.id'),
  endsSample('gallery_images', 'INSERT', 'gallery', 'NEW.gallery_id'),
  endsSample('galleries', 'DELETE', 'gallery', 'OLD.id'),
  endsSample('feature_boxes', 'UPDATE', 'feature-box', 'NEW.id'),
  endsSample('feature_boxes', 'DELETE', 'feature-box', 'OLD.id'),
  endsSample('media', 'UPDATE', 'media', 'NEW.id'),
  endsSample('media', 'DELETE', 'media', 'OLD.id'),
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const galleries: Migration = { up };
