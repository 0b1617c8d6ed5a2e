import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the back office finds by these columns, and what it sorts by the first of them. */
const searched = [
  { table: 'users', columns: ['name', 'email'] },
  { table: 'tasks', columns: ['name', 'description'] },
  { table: 'pages', columns: ['title', 'slug', 'excerpt'] },
  { table: 'galleries', columns: ['name', 'slug'] },
] as const;

const indexes = [
  // Names and addresses are found in the index itself, in whichever order people are listed.
  sql`CREATE INDEX users_by_name ON users (search_text, id)`,
  sql`CREATE INDEX users_by_role ON users (role, search_text, id)`,
  sql`CREATE INDEX users_by_date ON users (created_at DESC, id DESC, role, search_text)`,
  sql`CREATE INDEX tasks_by_state ON tasks (completed, due_date IS NULL, due_date, priority DESC, id)`,
  // A page's row is long, for it holds its text: what is not shown is passed over in the index alone.
  sql`DROP INDEX pages_by_date`,
  sql`CREATE INDEX pages_by_date ON pages (created_at DESC, id DESC, published, search_text)`,
  sql`CREATE INDEX pages_by_title ON pages (search_text, id, published)`,
];

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

type Row = { id: number } & Record<string, string>;

/** Without letter case and accents, a line for each column. */
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

/** What is a sample's stays one: that its text is folded is nobody's change. */
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
