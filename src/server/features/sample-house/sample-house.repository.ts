import { sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { Sampled } from './sampled.ts';

/** Marks rows as sample content, as they are now. */
export const insertSampleItems = async (
  db: Database,
  { kind, table, endsWithEdit }: Sampled,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  const version = endsWithEdit ? sql<number | null>`version` : sql<null>`NULL`;
  const rows = await db
    // Stands for all these tables.
    .selectFrom(table as 'pages')
    .select(['id', version.as('version')])
    .where('id', 'in', ids)
    .execute();
  const items = rows.map((row) => ({ kind, itemId: row.id, version: row.version }));
  await db.insertInto('sampleItems').values(items).execute();
};

/** Sample rows that nobody has edited. */
export const listSampleItems = async (
  db: Database,
  { kind, table, endsWithEdit }: Sampled,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('sampleItems')
    // Stands for all these tables.
    .innerJoin(`${table as 'pages'} as item`, 'item.id', 'sampleItems.itemId')
    .select('item.id')
    .where('sampleItems.kind', '=', kind)
    .$if(endsWithEdit, (query) => query.whereRef('item.version', '=', 'sampleItems.version'))
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteSampleItems = async (db: Database): Promise<void> => {
  await db.deleteFrom('sampleItems').execute();
};

/** Whether the site has been set up: its home page has settings. */
export const hasContent = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('homepageSettings').select('id').executeTakeFirst()) !== undefined;
