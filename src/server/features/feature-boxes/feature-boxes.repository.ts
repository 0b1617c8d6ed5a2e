import type { Database } from '#server/database/database.types.ts';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';

export const listPublishedFeatureBoxes = async (db: Database): Promise<FeatureBox[]> => {
  const rows = await db
    .selectFrom('feature_boxes')
    .selectAll()
    .where('published', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, published: row.published === 1 }));
};

export const insertFeatureBox = async (
  db: Database,
  box: Omit<FeatureBox, 'id'>,
): Promise<number> => {
  const { id } = await db
    .insertInto('feature_boxes')
    .values({ ...box, published: box.published ? 1 : 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const deleteFeatureBoxes = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('feature_boxes').where('id', 'in', ids).execute();
};

export const listIcons = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('feature_boxes').select('icon').execute();
  return rows.map(({ icon }) => icon);
};
