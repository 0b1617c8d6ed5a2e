import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import { deleteWithTexts, updateTexts } from '#server/database/owners-texts.ts';
import type { GalleriesTable } from '#server/database/tables/galleries.table.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import type { Gallery, PaginatedGalleriesInput } from '#shared/galleries.schema.ts';
import { galleryTexts } from './galleries.texts.ts';

/** A gallery as stored: with the names of its images, without the library's data about them. */
export type StoredGallery = Omit<Gallery, 'pictures'>;

type GalleryRow = Selectable<GalleriesTable>;

const toGallery = (
  { searchText: _searchText, ...row }: GalleryRow,
  images: string[],
): StoredGallery => ({ ...row, isDefault: row.isDefault === 1, images });

const listImages = async (db: Database, ids: readonly number[]): Promise<Map<number, string[]>> => {
  const rows = await db
    .selectFrom('galleryImages')
    .selectAll()
    .where('galleryId', 'in', ids)
    .orderBy('galleryId')
    .orderBy('position')
    .execute();
  const byGallery = Map.groupBy(rows, (row) => row.galleryId);
  return new Map([...byGallery].map(([id, images]) => [id, images.map((row) => row.fileName)]));
};

const withImages = async (db: Database, rows: readonly GalleryRow[]): Promise<StoredGallery[]> => {
  if (rows.length === 0) return [];
  const images = await listImages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toGallery(row, images.get(row.id) ?? []));
};

export const listStoredGalleries = async (
  db: Database,
  { isDefault }: { isDefault?: boolean | undefined },
): Promise<StoredGallery[]> => {
  const all = db.selectFrom('galleries').selectAll().orderBy('id');
  const wanted = isDefault === undefined ? all : all.where('isDefault', '=', isDefault ? 1 : 0);
  return withImages(db, await wanted.execute());
};

/** Each word of `search` is in the name or the slug. */
export type GalleryFilter = Pick<PaginatedGalleriesInput, 'search' | 'slug'>;

const conditionsOf = ({ search = '', slug }: GalleryFilter): RawBuilder<SqlBool>[] => [
  ...(slug === undefined ? [] : [sql<SqlBool>`slug = ${slug}`]),
  ...foldedWords(search).map((word) => sql<SqlBool>`instr(search_text, ${word}) > 0`),
];

export const listFoundGalleries = async (
  db: Database,
  filter: GalleryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredGallery[]> => {
  const rows = await db
    .selectFrom('galleries')
    .selectAll()
    .where((where) => where.and(conditionsOf(filter)))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return withImages(db, rows);
};

export const countFoundGalleries = async (db: Database, filter: GalleryFilter): Promise<number> => {
  const { count } = await db
    .selectFrom('galleries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => where.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow();
  return count;
};

export const findStoredGallery = async (
  db: Database,
  by: { id: number } | { slug: string },
): Promise<StoredGallery | null> => {
  const all = db.selectFrom('galleries').selectAll();
  const one = 'id' in by ? all.where('id', '=', by.id) : all.where('slug', '=', by.slug);
  const [found = null] = await withImages(db, await one.execute());
  return found;
};

/** The galleries that show a file. */
export const listGalleriesWith = (
  db: Database,
  fileName: string,
): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('galleryImages')
    .innerJoin('galleries', 'galleries.id', 'galleryImages.galleryId')
    .select(['galleries.id', 'galleries.name'])
    .where('galleryImages.fileName', '=', fileName)
    .orderBy('galleries.id')
    .execute();

type GalleryValues = Omit<StoredGallery, 'id' | 'images' | 'version'>;

const toRow = (values: GalleryValues): Written<GalleriesTable> => ({
  ...values,
  isDefault: values.isDefault ? 1 : 0,
  searchText: foldText(`${values.name}\n${values.slug}`),
});

export const insertGallery = async (db: Database, values: GalleryValues): Promise<number> => {
  const { id } = await db
    .insertInto('galleries')
    .values(toRow(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Its images are replaced separately. */
export const updateGalleryRow = async (
  db: Database,
  { id, version: _version, images: _images, ...values }: StoredGallery,
): Promise<void> => {
  await updateTexts(db, galleryTexts, id, toRow(values));
};

export const replaceImages = async (
  db: Database,
  id: number,
  images: readonly string[],
): Promise<void> => {
  await db.deleteFrom('galleryImages').where('galleryId', '=', id).execute();
  if (images.length === 0) return;
  await db
    .insertInto('galleryImages')
    .values(images.map((fileName, index) => ({ galleryId: id, position: index + 1, fileName })))
    .execute();
};

export const deleteGalleryRows = (db: Database, ids: readonly number[]): Promise<void> =>
  deleteWithTexts(db, galleryTexts, ids);

/** Targets of links, by name; at most `limit`. */
export const listGalleryTargets = async (
  db: Database,
  limit: number,
): Promise<{ slug: string; title: string; published: boolean }[]> => {
  const rows = await db
    .selectFrom('galleries')
    .select(['slug', 'name as title'])
    .orderBy('searchText')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, published: true }));
};
