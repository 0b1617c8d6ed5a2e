import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFormerCleaners } from '#server/features/cleaning/cleaning.repository.ts';
import type { Database } from './database.types.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrateToLatest(database, '0033-translations');
});
afterEach(() => database.destroy());

const AT = '2026-05-20T10:00:00.000Z';

const putUser = (name: string, role: string) =>
  sql`
    INSERT INTO users (name, email, password_hash, role, created_at, search_text)
    VALUES (${name}, ${`${name.toLowerCase()}@example.com`}, 'x', ${role}, ${AT}, ${name})`.execute(
    database,
  );

const putTask = (name: string, assigneeId: number | null, completed = 0) =>
  sql`
    INSERT INTO tasks (name, description, priority, completed, order_index, updated_at, assignee_id)
    VALUES (${name}, '', 3, ${completed}, 0, ${AT}, ${assigneeId})`.execute(database);

const tasks = () =>
  database
    .selectFrom('tasks')
    .select(['name', 'assigneeId', 'onCleaningPage'])
    .orderBy('id')
    .execute();

it('makes cleaners users, who stay logged in, and changes no other role', async () => {
  await putUser('Ada', 'ADMIN');
  await putUser('Maria', 'CLEANER');
  await putUser('Edda', 'EDITOR');
  await sql`
    INSERT INTO sessions (token_hash, user_id, created_at, last_used_at)
    VALUES ('x', 2, ${AT}, ${AT})`.execute(database);
  await migrateToLatest(database);
  const users = await database.selectFrom('users').select(['name', 'role']).orderBy('id').execute();
  expect(users).toEqual([
    { name: 'Ada', role: 'ADMIN' },
    { name: 'Maria', role: 'USER' },
    { name: 'Edda', role: 'EDITOR' },
  ]);
  expect(await database.selectFrom('sessions').select('userId').execute()).toEqual([{ userId: 2 }]);
  const cleaning = sql`UPDATE users SET role = 'CLEANER' WHERE id = 2`.execute(database);
  await expect(cleaning).rejects.toThrow('CHECK constraint failed');
});

it('shows the cleaners’ tasks on the page at the secret address', async () => {
  await putUser('Maria', 'CLEANER');
  await putUser('Edda', 'EDITOR');
  await putTask('Di Maria', 1);
  await putTask('Di Edda', 2);
  await putTask('Di tutti', null);
  await putTask('Di tutti, fatto', null, 1);
  await putTask('Un esempio', null);
  await sql`INSERT INTO sample_items (kind, item_id) VALUES ('task', 5)`.execute(database);
  await migrateToLatest(database);
  expect(await tasks()).toEqual([
    { name: 'Di Maria', assigneeId: null, onCleaningPage: 1 },
    { name: 'Di Edda', assigneeId: 2, onCleaningPage: 0 },
    { name: 'Di tutti', assigneeId: null, onCleaningPage: 1 },
    { name: 'Di tutti, fatto', assigneeId: null, onCleaningPage: 0 },
    { name: 'Un esempio', assigneeId: null, onCleaningPage: 0 },
  ]);
  expect(await database.selectFrom('sampleItems').select('itemId').execute()).toEqual([
    { itemId: 5 },
  ]);
});

it('puts no task on that page if there was no cleaner', async () => {
  await putTask('Di tutti', null);
  await migrateToLatest(database);
  expect(await tasks()).toEqual([{ name: 'Di tutti', assigneeId: null, onCleaningPage: 0 }]);
});

it('lists former cleaners until their role changes or they are deleted', async () => {
  await putUser('Maria', 'CLEANER');
  await putUser('Berta', 'CLEANER');
  await putUser('Carla', 'CLEANER');
  await migrateToLatest(database);
  const names = async () => (await listFormerCleaners(database)).map(({ name }) => name);
  expect(await names()).toEqual(['Berta', 'Carla', 'Maria']);
  await database.updateTable('users').set({ role: 'EDITOR' }).where('id', '=', 1).execute();
  await database.deleteFrom('users').where('id', '=', 2).execute();
  expect(await names()).toEqual(['Carla']);
});
