import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// Several registrations of one address wait side by side, each with its own name, password and link, so
// an address is unique among confirmed accounts only. SQLite cannot alter a constraint: the rows are
// copied into a new table.
const usersTable = sql`
  CREATE TABLE new_users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL CHECK (length(name) > 0),
    email TEXT NOT NULL CHECK (email = lower(email)),
    password_hash TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('USER', 'EDITOR', 'ADMIN')),
    avatar TEXT,
    email_confirmed_at TEXT,
    pending_email TEXT CHECK (pending_email = lower(pending_email)),
    locale TEXT NOT NULL DEFAULT 'it' CHECK (locale GLOB '[a-z][a-z]'),
    search_text TEXT NOT NULL DEFAULT '',
    created_at TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
  ) STRICT`;

const columns = sql.raw(
  `id, name, email, password_hash, role, avatar, email_confirmed_at, pending_email, locale,
   search_text, created_at, version`,
);

type Reference = { child: string; column: string; onDelete: string };

/** Dropping a table deletes its rows first, which reaches every row that refers to them. */
const findReferences = async (db: Kysely<unknown>): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    SELECT child.name AS child, key."from" AS "column", key.on_delete AS onDelete
    FROM sqlite_schema AS child JOIN pragma_foreign_key_list(child.name) AS key
    WHERE child.type = 'table' AND key."table" = 'users'
    ORDER BY key.on_delete, child.name`.execute(db);
  return rows;
};

const keptIn = ({ child, column }: Reference) => sql.table(`kept_${child}_${column}`);

/** Remembers the rows that refer to users. Returns what puts them back as they were. */
const keepRows = async (
  db: Kysely<unknown>,
  reference: Reference,
): Promise<() => Promise<unknown>> => {
  const { child, column, onDelete } = reference;
  const [table, kept, key] = [sql.table(child), keptIn(reference), sql.ref(column)];
  if (onDelete === 'CASCADE') {
    await sql`CREATE TEMP TABLE ${kept} AS SELECT * FROM ${table}`.execute(db);
    return () => sql`INSERT INTO ${table} SELECT * FROM ${kept}`.execute(db);
  }
  await sql`
    CREATE TEMP TABLE ${kept} AS
    SELECT id, ${key} AS user_id FROM ${table} WHERE ${key} IS NOT NULL`.execute(db);
  return () =>
    sql`
      UPDATE ${table} SET ${key} = ${kept}.user_id
      FROM ${kept} WHERE ${kept}.id = ${table}.id`.execute(db);
};

const replaceUsers = async (db: Kysely<unknown>): Promise<void> => {
  const references = await findReferences(db);
  const putBack: (() => Promise<unknown>)[] = [];
  for (const reference of references) putBack.push(await keepRows(db, reference));
  const { rows: indexes } = await sql<{ sql: string }>`
    SELECT sql FROM sqlite_schema
    WHERE type = 'index' AND tbl_name = 'users' AND sql IS NOT NULL`.execute(db);
  await usersTable.execute(db);
  await sql`INSERT INTO new_users (${columns}) SELECT ${columns} FROM users`.execute(db);
  // AUTOINCREMENT: an id is never reused.
  await sql`DELETE FROM sqlite_sequence WHERE name = 'new_users'`.execute(db);
  await sql`
    INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_users', seq FROM sqlite_sequence WHERE name = 'users'`.execute(db);
  await sql`DROP TABLE users`.execute(db);
  await sql`ALTER TABLE new_users RENAME TO users`.execute(db);
  for (const index of indexes) await sql.raw(index.sql).execute(db);
  for (const restore of putBack) await restore();
  for (const reference of references) await sql`DROP TABLE ${keptIn(reference)}`.execute(db);
};

const steps = [
  sql`CREATE INDEX users_by_email ON users (email)`,
  sql`
    CREATE UNIQUE INDEX users_by_confirmed_email ON users (email)
    WHERE email_confirmed_at IS NOT NULL`,
  // The mail with this link did not name what it confirms.
  sql`DELETE FROM account_links WHERE kind = 'confirm-email' AND used_at IS NULL`,
  // An account lists what was requested while logged in. Those that exist have set their own password
  // after proving the address, so they keep the stays that they list by it.
  sql`
    UPDATE bookings SET user_id = users.id
    FROM users
    WHERE users.email = bookings.guest_email AND users.email_confirmed_at IS NOT NULL
      AND bookings.user_id IS NULL`,
];

const up = async (db: Kysely<unknown>): Promise<void> => {
  await replaceUsers(db);
  for (const step of steps) await step.execute(db);
};

export const registrationsSideBySide: Migration = { up };
