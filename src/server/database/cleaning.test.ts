import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './database.types.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrateToLatest(database, '0021-site-settings');
});
afterEach(() => database.destroy());

const AT = '2026-05-20T10:00:00.000Z';

it('keeps users with their roles, sessions and reviews', async () => {
  for (const role of ['ADMIN', 'EDITOR', 'USER']) {
    await sql`
      INSERT INTO users (name, email, password_hash, role, created_at)
      VALUES (${role}, ${`${role.toLowerCase()}@example.com`}, 'x', ${role}, ${AT})`.execute(
      database,
    );
  }
  await sql`
    INSERT INTO sessions (token_hash, user_id, created_at, last_used_at)
    VALUES ('x', 1, ${AT}, ${AT})`.execute(database);
  await sql`
    INSERT INTO reviews (user_id, author_name, rating, comment, search_text, status, created_at)
    VALUES (3, '', 5, 'Torneremo di sicuro.', 'x', 'PENDING', ${AT})`.execute(database);
  await sql`
    INSERT INTO tasks (name, description, priority, completed, order_index, updated_at)
    VALUES ('Caldaia', '', 3, 0, 0, ${AT})`.execute(database);
  await migrateToLatest(database);
  const users = database.selectFrom('users').select(['name', 'role']).orderBy('id');
  expect(await users.execute()).toEqual(
    ['ADMIN', 'EDITOR', 'USER'].map((role) => ({ name: role, role })),
  );
  const held = database.selectFrom('sessions').select('userId');
  expect(await held.execute()).toEqual([{ userId: 1 }]);
  const review = database.selectFrom('reviews').select(['userId', 'answer', 'version']);
  expect(await review.execute()).toEqual([{ userId: 3, answer: null, version: 1 }]);
  const task = database.selectFrom('tasks').select(['repeat', 'repeatFrom', 'assigneeId']);
  expect(await task.execute()).toEqual([{ repeat: 'never', repeatFrom: null, assigneeId: null }]);
  const asOwner = sql`UPDATE users SET role = 'OWNER' WHERE id = 3`;
  await expect(asOwner.execute(database)).rejects.toThrow('CHECK constraint failed');
});
