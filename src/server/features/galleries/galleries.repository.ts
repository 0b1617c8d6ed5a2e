import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { GalleriesTable } from '#server/database/tables/galleries.table.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import type { Gallery, PageOfGalleriesInput } from '#shared/galleries.schema.ts';

/** A gallery as it is stored: the names of its images, not yet what the library knows of them. */
export type StoredGallery = Omit<Gallery, 'pictures'>;

type GalleryRow = Selectable<GalleriesTable>;

const toGallery = (row: GalleryRow, images: string[]): StoredGallery => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  description: row.description,
  isDefault: row.is_default === 1,
  images,
  createdAt: row.created_at,
  version: row.version,
});

const listImages = async (db: Database, ids: readonly number[]): Promise<Map<number, string[]>> => {
  const rows = await db
    .selectFrom('gallery_images')
    .selectAll()
    .where('gallery_id', 'in', ids)
    .orderBy('gallery_id')
    .orderBy('position')
    .execute();
  const byGallery = Map.groupBy(rows, (row) => row.gallery_id);
  return new Map([...byGallery].map(([id, images]) => [id, images.map((row) => row.file_name)]));
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
  const wanted = isDefault === undefined ? all : all.where('is_default', '=', isDefault ? 1 : 0);
  return withImages(db, await wanted.execute());
};

/** Each word of `search` is in the name or the slug. */
export type GalleryFilter = Pick<PageOfGalleriesInput, 'search' | 'slug'>;

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
    .selectFrom('gallery_images')
    .innerJoin('galleries', 'galleries.id', 'gallery_images.gallery_id')
    .select(['galleries.id', 'galleries.name'])
    .where('gallery_images.file_name', '=', fileName)
    .orderBy('galleries.id')
    .execute();

type GalleryValues = Omit<StoredGallery, 'id' | 'images' | 'createdAt' | 'version'>;

const toRow = ({ name, slug, description, isDefault }: GalleryValues) => ({
  name,
  slug,
  description,
  is_default: isDefault ? (1 as const) : (0 as const),
  search_text: foldText(`${name}\n${slug}`),
});

export const insertGallery = async (
  db: Database,
  { createdAt, ...values }: GalleryValues & { createdAt: string },
): Promise<number> => {
  const { id } = await db
    .insertInto('galleries')
    .values({ ...toRow(values), created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateGalleryRow = async (
  db: Database,
  id: number,
  values: GalleryValues,
): Promise<void> => {
  await db.updateTable('galleries').set(toRow(values)).where('id', '=', id).execute();
};

export const replaceImages = async (
  db: Database,
  id: number,
  images: readonly string[],
): Promise<void> => {
  await db.deleteFrom('gallery_images').where('gallery_id', '=', id).execute();
  if (images.length === 0) return;
  await db
    .insertInto('gallery_images')
    .values(images.map((file_name, index) => ({ gallery_id: id, position: index + 1, file_name })))
    .execute();
};

export const deleteGalleryRows = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('galleries').where('id', 'in', ids).execute();
};
