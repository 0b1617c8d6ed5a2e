import type { Selectable } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import { deleteWithTexts, updateTexts } from '#server/database/owners-texts.ts';
import type { FeatureBoxesTable } from '#server/database/tables/site.table.ts';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { featureBoxTexts } from './feature-boxes.texts.ts';

/** A box as stored: with the name of its icon, without the library's data about it. */
export type StoredFeatureBox = Omit<FeatureBox, 'iconPicture'>;

/** Everything written of a box but its version, which is incremented separately. */
export type FeatureBoxValues = Omit<StoredFeatureBox, 'id' | 'version'>;

const toFeatureBox = (row: Selectable<FeatureBoxesTable>): StoredFeatureBox => ({
  ...row,
  published: row.published === 1,
});

const toRow = (box: FeatureBoxValues): Written<FeatureBoxesTable> => ({
  ...box,
  published: box.published ? 1 : 0,
});

export const listStoredBoxes = async (db: Database): Promise<StoredFeatureBox[]> => {
  const rows = await db.selectFrom('featureBoxes').selectAll().orderBy('id').execute();
  return rows.map(toFeatureBox);
};

export const listPublishedBoxes = async (db: Database): Promise<StoredFeatureBox[]> => {
  const rows = await db
    .selectFrom('featureBoxes')
    .selectAll()
    .where('published', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(toFeatureBox);
};

export const findFeatureBox = async (
  db: Database,
  id: number,
): Promise<StoredFeatureBox | null> => {
  const row = await db
    .selectFrom('featureBoxes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toFeatureBox(row) : null;
};

export const insertFeatureBox = async (db: Database, box: FeatureBoxValues): Promise<number> => {
  const { id } = await db
    .insertInto('featureBoxes')
    .values(toRow(box))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const replaceFeatureBox = async (
  db: Database,
  { id, version: _version, ...box }: StoredFeatureBox,
): Promise<void> => {
  await updateTexts(db, featureBoxTexts, id, toRow(box));
};

export const deleteFeatureBoxes = (db: Database, ids: readonly number[]): Promise<void> =>
  deleteWithTexts(db, featureBoxTexts, ids);

/** The boxes that show a file. */
export const listBoxesWith = (
  db: Database,
  fileName: string,
): Promise<{ id: number; title: string }[]> =>
  db
    .selectFrom('featureBoxes')
    .select(['id', 'title'])
    .where('icon', '=', fileName)
    .orderBy('id')
    .execute();
