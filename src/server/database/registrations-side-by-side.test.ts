import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './database.types.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const MIGRATION = '0038-registrations-side-by-side';
const AT = '2026-05-20T10:00:00.000Z';

let database: Database;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrateToLatest(database, '0037-filed-mails-and-agreed-prices');
  await run(`INSERT INTO users
    (name, email, password_hash, role, avatar, email_confirmed_at, created_at, version) VALUES
    ('Ada', 'ada@example.com', 'a', 'ADMIN', 'a.svg', '${AT}', '${AT}', 3),
    ('Gone', 'gone@example.com', 'x', 'USER', NULL, '${AT}', '${AT}', 1),
    ('Anna', 'anna@example.com', 'b', 'USER', NULL, '${AT}', '${AT}', 1),
    ('Wait', 'wait@example.com', 'c', 'USER', NULL, NULL, '${AT}', 1),
    ('Last', 'last@example.com', 'x', 'USER', NULL, NULL, '${AT}', 1)`);
  await run(`DELETE FROM users WHERE name IN ('Gone', 'Last')`);
});
afterEach(() => database.destroy());

const run = (statement: string) => sql.raw(statement).execute(database);

const rowsOf = async (table: string, columns = '*') =>
  (await sql.raw(`SELECT ${columns} FROM ${table} ORDER BY 1`).execute(database)).rows;

const putStay = (id: number, email: string, userId: number | null) =>
  run(`INSERT INTO bookings (id, start_date, end_date, status, guest_name, guest_email,
      number_of_guests, over12, user_id, created_at)
    VALUES (${id}, '2026-07-0${id}', '2026-07-0${id + 1}', 'PENDING', 'X', '${email}',
      2, 2, ${userId}, '${AT}')`);

it('leaves users, their ids, and everything that refers to them as they were', async () => {
  await run(`INSERT INTO sessions (token_hash, user_id, created_at, last_used_at, device) VALUES
    ('s1', 1, '${AT}', '${AT}', 'Firefox'), ('s4', 4, '${AT}', '${AT}', '')`);
  await run(`INSERT INTO account_links (user_id, kind, token_hash, email, expires_at) VALUES
    (3, 'set-password', 'l3', 'anna@example.com', '${AT}')`);
  await run(`INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, created_at)
    VALUES (1, 'k', x'00ff10', 7, 'Telefono', '${AT}')`);
  await run(`INSERT INTO recovery_codes VALUES ('r', 1)`);
  await run(`INSERT INTO former_cleaners VALUES (3)`);
  await putStay(1, 'other@example.com', 3);
  await run(`INSERT INTO posts (title, slug, excerpt, cover_image, published, read_time_minutes,
      author_id, search_text, created_at, updated_at, content)
    VALUES ('T', 't', '', '', 0, 1, 1, '', '${AT}', '${AT}', '')`);
  await run(`INSERT INTO reviews (user_id, author_name, rating, comment, search_text, status, created_at)
    VALUES (3, '', 5, 'Una casa bellissima', '', 'PENDING', '${AT}')`);
  await run(`INSERT INTO tasks (name, description, priority, completed, order_index, updated_at,
      assignee_id) VALUES ('T', '', 3, 0, 0, '${AT}', 1)`);
  const tables = ['sessions', 'account_links', 'passkeys', 'recovery_codes', 'former_cleaners'];
  tables.push('bookings', 'posts', 'reviews', 'tasks', 'sqlite_sequence');
  const users = `id, name, email, password_hash, role, avatar, email_confirmed_at, pending_email,
    locale, search_text, created_at, version`;
  const everything = async () => [
    await rowsOf('users', users),
    ...(await Promise.all(tables.map((table) => rowsOf(table)))),
  ];
  const before = await everything();
  for (const rows of before) expect(rows.length).toBeGreaterThan(0);
  await migrateToLatest(database, MIGRATION);
  expect(await everything()).toEqual(before);
  expect(await rowsOf('pragma_foreign_key_check')).toEqual([]);

  await run(`INSERT INTO users (name, email, password_hash, role, created_at)
    VALUES ('New', 'new@example.com', 'x', 'USER', '${AT}')`);
  expect(await rowsOf('users', 'max(id) AS id')).toMatchObject([{ id: 6 }]);
  await run('DELETE FROM users WHERE id = 1');
  expect(await rowsOf('passkeys')).toEqual([]);
  expect(await rowsOf('posts', 'author_id, id')).toEqual([{ authorId: null, id: 1 }]);
});

it('an address may wait in several registrations, and is confirmed in one', async () => {
  await migrateToLatest(database, MIGRATION);
  const put = (confirmedAt: string) =>
    run(`INSERT INTO users (name, email, password_hash, role, created_at, email_confirmed_at)
      VALUES ('W', 'wait@example.com', 'x', 'USER', '${AT}', ${confirmedAt})`);
  await put('NULL');
  await put(`'${AT}'`);
  await expect(put(`'${AT}'`)).rejects.toThrow('UNIQUE constraint failed');
});

it('a confirmed account keeps the stays that it listed by its address', async () => {
  await putStay(1, 'anna@example.com', null);
  await putStay(2, 'anna@example.com', 1);
  await putStay(3, 'wait@example.com', null);
  await putStay(4, 'other@example.com', null);
  await migrateToLatest(database, MIGRATION);
  expect(await rowsOf('bookings', 'id, user_id')).toEqual([
    { id: 1, userId: 3 },
    { id: 2, userId: 1 },
    { id: 3, userId: null },
    { id: 4, userId: null },
  ]);
});

it('a link that was mailed before is void, unless it was used', async () => {
  await run(`INSERT INTO account_links (user_id, kind, token_hash, email, expires_at, used_at) VALUES
    (3, 'confirm-email', 'used', 'anna@example.com', '${AT}', '${AT}'),
    (4, 'confirm-email', 'open', 'wait@example.com', '${AT}', NULL),
    (4, 'set-password', 'other', 'wait@example.com', '${AT}', NULL)`);
  await migrateToLatest(database, MIGRATION);
  expect(await rowsOf('account_links', 'token_hash')).toMatchObject([
    { tokenHash: 'other' },
    { tokenHash: 'used' },
  ]);
});
