import { sql } from 'kysely';
import type { Database, Tables } from '#server/database/database.types.ts';
import type { VersionedTable } from '#server/database/versions.ts';

/**
 * What can be sample content, and its table. What the owners edit is theirs from then on, except what invented guests
 * did: a stay, a review and a message go with the sample whatever its owner did with them.
 */
const tables = {
  homepage: { table: 'homepageSettings', endsWithEdit: true },
  property: { table: 'propertySettings', endsWithEdit: true },
  'feature-box': { table: 'featureBoxes', endsWithEdit: true },
  gallery: { table: 'galleries', endsWithEdit: true },
  media: { table: 'media', endsWithEdit: true },
  'menu-item': { table: 'menuItems', endsWithEdit: true },
  page: { table: 'pages', endsWithEdit: true },
  post: { table: 'posts', endsWithEdit: true },
  task: { table: 'tasks', endsWithEdit: true },
  booking: { table: 'bookings', endsWithEdit: false },
  review: { table: 'reviews', endsWithEdit: false },
  message: { table: 'contactMessages', endsWithEdit: false },
} as const satisfies Record<string, Sampled>;

type Sampled =
  | { table: VersionedTable; endsWithEdit: true }
  | { table: keyof Tables; endsWithEdit: false };

export type SampleKind = keyof typeof tables;

/** Marks rows as sample content, as they are now. */
export const insertSampleItems = async (
  db: Database,
  kind: SampleKind,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  const { table, endsWithEdit } = tables[kind];
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
export const listSampleItems = async (db: Database, kind: SampleKind): Promise<number[]> => {
  const { table, endsWithEdit } = tables[kind];
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

export const countSampleItems = async (db: Database): Promise<number> => {
  let count = 0;
  for (const kind of Object.keys(tables) as SampleKind[]) {
    count += (await listSampleItems(db, kind)).length;
  }
  return count;
};

export const deleteSampleItems = async (db: Database): Promise<void> => {
  await db.deleteFrom('sampleItems').execute();
};

/** Whether the site has been set up: its home page has settings. */
export const hasContent = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('homepageSettings').select('id').executeTakeFirst()) !== undefined;
