import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './database.types.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

// The migration recreates the table of posts; existing rows stay as they are.

let database: Database;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrateToLatest(database, '0021-site-settings');
});
afterEach(() => database.destroy());

const NOW = '2026-05-20T10:00:00.000Z';

const insert = (id: number) =>
  sql`
    INSERT INTO posts (id, title, slug, excerpt, cover_image, published, read_time_minutes,
      search_text, created_at, updated_at, published_at, version, content)
    VALUES (${id}, ${`Articolo ${id}`}, ${`articolo-${id}`}, 'Breve', 'a.webp', 1, 3, 'articolo',
      ${NOW}, ${NOW}, ${NOW}, 4, '<p>Testo</p>')`.execute(database);

it('keeps posts, their marks as sample content, and never gives an id again', async () => {
  for (const id of [1, 2]) await insert(id);
  await sql`DELETE FROM posts WHERE id = 2`.execute(database);
  await database
    .insertInto('sampleItems')
    .values({ kind: 'post', itemId: 1 } as never)
    .execute();
  await migrateToLatest(database);
  expect(await database.selectFrom('posts').selectAll().execute()).toEqual([
    expect.objectContaining({
      id: 1,
      title: 'Articolo 1',
      coverImage: 'a.webp',
      published: 1,
      publishAt: null,
      listedAt: NOW,
      version: 4,
      content: '<p>Testo</p>',
    }),
  ]);
  expect(await database.selectFrom('sampleItems').selectAll().execute()).toHaveLength(1);
  const { id } = await database
    .insertInto('posts')
    .values({
      title: 'Nuovo',
      slug: 'nuovo',
      excerpt: '',
      coverImage: '',
      published: 0,
      readTimeMinutes: 1,
      authorId: null,
      searchText: 'nuovo',
      createdAt: NOW,
      updatedAt: NOW,
      content: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(3);
});
