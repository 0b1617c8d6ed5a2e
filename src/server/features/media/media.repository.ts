import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { MediaTable } from '#server/database/tables/media.table.ts';

export type StoredImage = {
  id: number;
  fileName: string;
  name: string;
  caption: string;
  width: number;
  height: number;
};

const toStoredImage = (row: Selectable<MediaTable>): StoredImage | null =>
  row.width === null || row.height === null
    ? null
    : {
        id: row.id,
        fileName: row.file_name,
        name: row.name,
        caption: row.caption,
        width: row.width,
        height: row.height,
      };

export const findImages = async (
  db: Database,
  fileNames: readonly string[],
): Promise<StoredImage[]> => {
  if (fileNames.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('file_name', 'in', fileNames)
    .where('content_type', '=', 'image')
    .execute();
  return rows.flatMap((row) => toStoredImage(row) ?? []);
};

export const insertMedia = async (db: Database, media: Insertable<MediaTable>): Promise<number> => {
  const { id } = await db
    .insertInto('media')
    .values(media)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Deletes the rows, but for the `kept` files, and returns what they were, so that files can follow. */
export const deleteMediaRows = async (
  db: Database,
  ids: readonly number[],
  kept: readonly string[],
): Promise<{ fileName: string; width: number | null }[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .deleteFrom('media')
    .where('id', 'in', ids)
    .where('file_name', 'not in', kept.length > 0 ? kept : [''])
    .returning(['file_name', 'width'])
    .execute();
  return rows.map((row) => ({ fileName: row.file_name, width: row.width }));
};
