import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './database.types.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

// Rows from before the migration are found like later ones.

let database: Database;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrateToLatest(database, '0015-indexes');
});
afterEach(() => database.destroy());

const NOW = '2026-05-20T10:00:00.000Z';

const rows = [
  sql`
    INSERT INTO users (name, email, password_hash, role, created_at)
    VALUES ('Élodie Piras', 'elodie@isola.example', 'x', 'USER', ${NOW})`,
  sql`
    INSERT INTO tasks (name, description, priority, completed, order_index, updated_at)
    VALUES ('Comprare LENZUOLA', 'In città', 3, 0, 0, ${NOW})`,
  sql`
    INSERT INTO pages (title, slug, excerpt, published, seo_title, seo_description, seo_keywords,
      is_built_in, created_at, updated_at, content)
    VALUES ('Perché qui', 'perche-qui', 'Più mare', 0, '', '', '', 0, ${NOW}, ${NOW}, '<p>x</p>')`,
  sql`
    INSERT INTO galleries (name, slug, is_default, created_at)
    VALUES ('La Città', 'la-citta', 1, ${NOW})`,
];

it('folds existing texts, and removes nothing from the sample', async () => {
  for (const row of rows) await row.execute(database);
  const marks = [
    { kind: 'gallery', itemId: 1 },
    { kind: 'page', itemId: 1 },
    { kind: 'task', itemId: 1 },
  ];
  await database
    .insertInto('sampleItems')
    .values(marks as never)
    .execute();
  await migrateToLatest(database);
  const textOf = async (table: 'users' | 'tasks' | 'pages' | 'galleries') =>
    (await database.selectFrom(table).select('searchText').executeTakeFirstOrThrow()).searchText;
  expect(await textOf('users')).toBe('elodie piras\nelodie@isola.example');
  expect(await textOf('tasks')).toBe('comprare lenzuola\nin citta');
  expect(await textOf('pages')).toBe('perche qui\nperche-qui\npiu mare');
  expect(await textOf('galleries')).toBe('la citta\nla-citta');
  const kept = database.selectFrom('sampleItems').select(['kind', 'itemId']).orderBy('kind');
  expect(await kept.execute()).toEqual(marks);
});
