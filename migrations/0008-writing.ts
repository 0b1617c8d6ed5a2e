import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { endsSample } from './ends-sample.ts';

const steps = [
  sql`
    CREATE TABLE pages (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL CHECK (length(title) > 0),
      slug TEXT NOT NULL UNIQUE CHECK (length(slug) > 0),
      excerpt TEXT NOT NULL,
      published INTEGER NOT NULL CHECK (published IN (0, 1)),
      seo_title TEXT NOT NULL,
      seo_description TEXT NOT NULL,
      seo_keywords TEXT NOT NULL,
      is_built_in INTEGER NOT NULL CHECK (is_built_in IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      published_at TEXT,
      -- Last, so that a list that leaves it out never reads over it.
      content TEXT NOT NULL,
      CHECK (published = 0 OR published_at IS NOT NULL),
      -- The site itself leads there.
      CHECK (is_built_in = 0 OR published = 1)
    ) STRICT`,
  // Former slugs, which still redirect to the page.
  sql`
    CREATE TABLE former_page_slugs (
      slug TEXT PRIMARY KEY,
      page_id INTEGER NOT NULL REFERENCES pages (id) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID`,
  sql`CREATE INDEX former_page_slugs_by_page ON former_page_slugs (page_id)`,
  sql`
    CREATE TABLE posts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL CHECK (length(title) > 0),
      slug TEXT NOT NULL UNIQUE CHECK (length(slug) > 0),
      excerpt TEXT NOT NULL,
      cover_image TEXT NOT NULL CHECK (length(cover_image) > 0),
      published INTEGER NOT NULL CHECK (published IN (0, 1)),
      read_time_minutes INTEGER NOT NULL CHECK (read_time_minutes >= 1),
      author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      -- Title and excerpt without letter case and accents.
      search_text TEXT NOT NULL,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      published_at TEXT,
      -- By which it takes its place in lists.
      listed_at TEXT NOT NULL AS (coalesce(published_at, created_at)) STORED,
      -- Last, as in pages.
      content TEXT NOT NULL,
      CHECK (published = 0 OR published_at IS NOT NULL)
    ) STRICT`,
  sql`CREATE INDEX posts_by_date ON posts (listed_at DESC, id DESC)`,
  sql`CREATE INDEX posts_by_state ON posts (published, listed_at DESC, id DESC)`,
  sql`CREATE INDEX posts_by_author ON posts (author_id)`,
  endsSample('pages', 'UPDATE', 'page', 'NEW.id'),
  endsSample('pages', 'DELETE', 'page', 'OLD.id'),
  endsSample('menu_items', 'UPDATE', 'menu-item', 'NEW.id'),
  endsSample('menu_items', 'DELETE', 'menu-item', 'OLD.id'),
  endsSample('posts', 'UPDATE', 'post', 'NEW.id'),
  endsSample('posts', 'DELETE', 'post', 'OLD.id'),
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const writing: Migration = { up };
