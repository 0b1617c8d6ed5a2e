import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { endsSample } from './ends-sample.ts';

// SQLite changes no checks: the table is made anew.

const columns = sql.raw(
  [
    'id',
    'title',
    'slug',
    'excerpt',
    'cover_image',
    'published',
    'read_time_minutes',
    'author_id',
    'search_text',
    'created_at',
    'updated_at',
    'published_at',
    'version',
    'content',
  ].join(', '),
);

const steps = [
  sql`
    CREATE TABLE new_posts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL CHECK (length(title) > 0),
      slug TEXT NOT NULL UNIQUE CHECK (length(slug) > 0),
      excerpt TEXT NOT NULL,
      -- Empty for a draft that has none yet.
      cover_image TEXT NOT NULL,
      published INTEGER NOT NULL CHECK (published IN (0, 1)),
      -- When a draft is to be published by itself.
      publish_at TEXT,
      read_time_minutes INTEGER NOT NULL CHECK (read_time_minutes >= 1),
      author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
      -- Title and excerpt without letter case and accents.
      search_text TEXT NOT NULL,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      published_at TEXT,
      -- By which it takes its place in lists.
      listed_at TEXT NOT NULL AS (coalesce(published_at, publish_at, created_at)) STORED,
      version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
      -- Last, as in pages.
      content TEXT NOT NULL,
      CHECK (published = 0 OR (published_at IS NOT NULL AND length(cover_image) > 0)),
      CHECK (publish_at IS NULL OR (published = 0 AND length(cover_image) > 0))
    ) STRICT`,
  sql`INSERT INTO new_posts (${columns}) SELECT ${columns} FROM posts`,
  // AUTOINCREMENT: an id is never reused.
  sql`
    INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_posts', 0
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'new_posts')`,
  sql`
    UPDATE sqlite_sequence
    SET seq = coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'posts'), 0)
    WHERE name = 'new_posts'`,
  sql`DROP TABLE posts`,
  sql`ALTER TABLE new_posts RENAME TO posts`,
  sql`CREATE INDEX posts_by_date ON posts (listed_at DESC, id DESC)`,
  sql`CREATE INDEX posts_by_state ON posts (published, listed_at DESC, id DESC)`,
  sql`CREATE INDEX posts_by_author ON posts (author_id)`,
  sql`CREATE INDEX posts_by_text ON posts (search_text)`,
  sql`CREATE INDEX posts_to_publish ON posts (publish_at) WHERE publish_at IS NOT NULL`,
  endsSample('posts', 'UPDATE', 'post', 'NEW.id'),
  endsSample('posts', 'DELETE', 'post', 'OLD.id'),
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of steps) await step.execute(db);
};

export const scheduledPosts: Migration = { up };
