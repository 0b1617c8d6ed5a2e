import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// The owners' texts in other languages. Triggers keep what no write may forget: when the Italian text changed,
// and that a translation goes with what it belongs to. They know every column with texts; which of them are
// translated is the code's to say.

const now = sql.raw(`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`);

const tables: readonly { table: string; kind: string; columns: readonly string[] }[] = [
  {
    table: 'homepage_settings',
    kind: 'homepage',
    columns: ['hero_title', 'hero_subtitle', 'primary_button_text', 'secondary_button_text'],
  },
  {
    table: 'property_settings',
    kind: 'property',
    columns: ['description', 'cancellation', 'house_rules', 'host_about'],
  },
  { table: 'feature_boxes', kind: 'feature-box', columns: ['title', 'description'] },
  { table: 'galleries', kind: 'gallery', columns: ['name', 'description'] },
  { table: 'media', kind: 'media', columns: ['caption'] },
  { table: 'menu_items', kind: 'menu-item', columns: ['label'] },
  { table: 'price_settings', kind: 'prices', columns: ['notes'] },
  {
    table: 'pages',
    kind: 'page',
    columns: ['title', 'excerpt', 'content', 'seo_title', 'seo_description', 'seo_keywords'],
  },
  { table: 'posts', kind: 'post', columns: ['title', 'excerpt', 'content'] },
];

const inCode = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const onChange = (table: string, kind: string, column: string) => {
  const one = sql`kind = ${sql.lit(kind)} AND item_id = NEW.id AND field = ${sql.lit(inCode(column))}`;
  const changed = sql.ref(`NEW.${column}`);
  return sql`
    CREATE TRIGGER ${sql.ref(`translations_of_${table}_${column}`)}
    AFTER UPDATE OF ${sql.ref(column)} ON ${sql.table(table)}
    WHEN OLD.${sql.ref(column)} <> NEW.${sql.ref(column)}
    BEGIN
      DELETE FROM translations WHERE ${one} AND is_sample = 1;
      UPDATE translations
      SET italian_changed_at = CASE italian WHEN ${changed} THEN NULL ELSE ${now} END
      WHERE ${one};
    END`;
};

const onDelete = (table: string, kind: string) => sql`
  CREATE TRIGGER ${sql.ref(`translations_end_with_${table}`)} AFTER DELETE ON ${sql.table(table)}
  BEGIN
    DELETE FROM translations WHERE kind = ${sql.lit(kind)} AND item_id = OLD.id;
  END`;

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE TABLE translations (
      kind TEXT NOT NULL,
      -- Settings have a single row with the id 1.
      item_id INTEGER NOT NULL,
      -- The column, or the list and the element's Italian text: 'amenities/Forno a legna'.
      field TEXT NOT NULL CHECK (length(field) > 0),
      locale TEXT NOT NULL CHECK (locale GLOB '[a-z][a-z]' AND locale <> 'it'),
      text TEXT NOT NULL CHECK (length(text) > 0),
      -- The text that was translated: a translation is outdated while today's is another.
      italian TEXT NOT NULL,
      -- Since when it is another.
      italian_changed_at TEXT,
      -- Of the sample house: it ends with the text it translates.
      is_sample INTEGER NOT NULL CHECK (is_sample IN (0, 1)),
      PRIMARY KEY (kind, item_id, field, locale)
    ) STRICT, WITHOUT ROWID`.execute(db);
  for (const { table, kind, columns } of tables) {
    for (const column of columns) await onChange(table, kind, column).execute(db);
    await onDelete(table, kind).execute(db);
  }
};

export const translations: Migration = { up };
