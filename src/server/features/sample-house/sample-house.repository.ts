import type { Database } from '#server/database/database.types.ts';

/** What can be sample content. Settings have a single row with the id 1. */
export type SampleKind =
  | 'booking'
  | 'task'
  | 'feature-box'
  | 'gallery'
  | 'page'
  | 'post'
  | 'review'
  | 'message'
  | 'menu-item'
  | 'media'
  | 'homepage'
  | 'property';

export const insertSampleItems = async (
  db: Database,
  kind: SampleKind,
  ids: readonly number[],
): Promise<void> => {
  const rows = ids.map((id) => ({ kind, itemId: id }));
  if (rows.length > 0) await db.insertInto('sampleItems').values(rows).execute();
};

export const countSampleItems = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('sampleItems')
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const listSampleItems = async (db: Database, kind: SampleKind): Promise<number[]> => {
  const rows = await db
    .selectFrom('sampleItems')
    .select('itemId')
    .where('kind', '=', kind)
    .execute();
  return rows.map((row) => row.itemId);
};

export const deleteSampleItems = async (db: Database): Promise<void> => {
  await db.deleteFrom('sampleItems').execute();
};

/** Whether the site has been set up: its home page has settings. */
export const hasContent = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('homepageSettings').select('id').executeTakeFirst()) !== undefined;
