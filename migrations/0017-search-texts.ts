import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The columns that the back office searches; lists are sorted by the first of them. */
const searched = [
  { table: 'users', columns: ['name', 'email'] },
  { table: 'tasks', columns: ['name', 'description'] },
  { table: 'pages', columns: ['title', 'slug', 'excerpt'] },
  { table: 'galleries', columns: ['name', 'slug'] },
] as const;

const indexes = [
  // Searches by name and address scan this index alone, in either order of the list.
  sql`CREATE INDEX users_by_name ON users (search_text, id)`,
  sql`CREATE INDEX users_by_role ON users (role, search_text, id)`,
  sql`CREATE INDEX users_by_date ON users (created_at DESC, id DESC, role, search_text)`,
  sql`CREATE INDEX tasks_by_state ON tasks (completed, due_date IS NULL, due_date, priority DESC, id)`,
  // Rows of pages are long because they hold the content: filtering and sorting use the index alone.
  sql`DROP INDEX pages_by_date`,
  sql`CREATE INDEX pages_by_date ON pages (created_at DESC, id DESC, published, search_text)`,
  sql`CREATE INDEX pages_by_title ON pages (search_text, id, published)`,
];

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

type Row = { id: number } & Record<string, string>;

/** Fills the search text: one line per column, in lower case and without accents. */
const addSearchText = async (
  db: Kysely<unknown>,
  { table, columns }: { table: string; columns: readonly string[] },
): Promise<void> => {
  const name = sql.table(table);
  await sql`ALTER TABLE ${name} ADD COLUMN search_text TEXT NOT NULL DEFAULT ''`.execute(db);
  const texts = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`SELECT id, ${texts} FROM ${name}`.execute(db);
  for (const row of rows) {
    const text = fold(columns.map((column) => row[column]).join('\n'));
    await sql`UPDATE ${name} SET search_text = ${text} WHERE id = ${row.id}`.execute(db);
  }
};

type Mark = { kind: string; item_id: number };

/** Restores the marks of sample content, which triggers remove at any update. */
const keepingSamples = async (db: Kysely<unknown>, act: () => Promise<void>): Promise<void> => {
  const marks = await sql<Mark>`SELECT kind, item_id FROM sample_items`.execute(db);
  await act();
  for (const { kind, item_id } of marks.rows) {
    await sql`INSERT OR IGNORE INTO sample_items VALUES (${kind}, ${item_id})`.execute(db);
  }
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  await keepingSamples(db, async () => {
    for (const one of searched) await addSearchText(db, one);
  });
  for (const step of indexes) await step.execute(db);
};

export const searchTexts: Migration = { up };
