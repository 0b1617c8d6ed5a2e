import type { AppContext } from '#server/app-context.ts';
import { notFound, slugTaken } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { assertImages, findPictures } from '#server/features/media/media.service.ts';
import {
  translate,
  translateAll,
  withRealLocales,
} from '#server/features/translations/translated-answers.service.ts';
import { definedOf } from '#shared/forms/partial.ts';
import {
  type CreateGalleryInput,
  GALLERY_COVERS,
  type Gallery,
  type GallerySummary,
  type GalleryView,
  type PaginatedGalleries,
  type PaginatedGalleriesInput,
  type UpdateGalleryInput,
} from '#shared/galleries.schema.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { uploadUrl } from '#shared/media/upload-url.ts';
import {
  countFoundGalleries,
  deleteGalleryRows,
  findStoredGallery,
  insertGallery,
  listFoundGalleries,
  listGalleriesWith,
  listGalleryTargets,
  listStoredGalleries,
  replaceImages,
  type StoredGallery,
  updateGalleryRow,
} from './galleries.repository.ts';
import { galleryTexts } from './galleries.texts.ts';

/** Adds the library's data about the images, with one query for all galleries. */
const withPictures = async (
  db: Database,
  galleries: readonly StoredGallery[],
): Promise<Gallery[]> => {
  const pictures = await findPictures(
    db,
    galleries.flatMap(({ images }) => images.map(uploadUrl)),
  );
  const known = new Map(pictures.map((picture) => [picture.url, picture]));
  return galleries.map((gallery) => ({
    ...gallery,
    pictures: gallery.images.flatMap((name) => known.get(uploadUrl(name)) ?? []),
  }));
};

const toGallery = async (db: Database, stored: StoredGallery | null): Promise<Gallery> => {
  const [gallery] = await withPictures(db, stored ? [stored] : []);
  if (!gallery) throw notFound('Gallery not found');
  return gallery;
};

export const listGalleries = async (
  db: Database,
  wanted: { isDefault?: boolean | undefined },
): Promise<Gallery[]> => withPictures(db, await listStoredGalleries(db, wanted));

/** As visitors read them in their language. */
export const listTranslatedGalleries = async (
  db: Database,
  wanted: { isDefault?: boolean | undefined },
  locale: Locale,
): Promise<GalleryView[]> =>
  translateAll(db, { texts: galleryTexts, locale }, await listGalleries(db, wanted));

const toSummary = ({ images, pictures, ...gallery }: Gallery): GallerySummary => ({
  id: gallery.id,
  name: gallery.name,
  slug: gallery.slug,
  isDefault: gallery.isDefault,
  imageCount: images.length,
  goneCount: images.length - pictures.length,
  covers: pictures.slice(0, GALLERY_COVERS),
});

/** One page of the list, and the length of the whole list. */
export const listPaginatedGalleries = async (
  db: Database,
  { page, limit, ...filter }: PaginatedGalleriesInput,
): Promise<PaginatedGalleries> => {
  const stored = await listFoundGalleries(db, filter, { limit, offset: (page - 1) * limit });
  const galleries = await withPictures(db, stored);
  return { galleries: galleries.map(toSummary), total: await countFoundGalleries(db, filter) };
};

/** NOT_FOUND. */
export const getGalleryById = async (db: Database, id: number): Promise<Gallery> =>
  toGallery(db, await findStoredGallery(db, { id }));

const findByKey = async (db: Database, key: string): Promise<StoredGallery | null> => {
  const bySlug = await findStoredGallery(db, { slug: key });
  const id = /^[1-9]\d{0,14}$/.test(key) ? Number(key) : null;
  return bySlug ?? (id === null ? null : findStoredGallery(db, { id }));
};

/** Finds a gallery by its slug, otherwise by its id. NOT_FOUND. */
const getGallery = async (db: Database, key: string): Promise<Gallery> =>
  toGallery(db, await findByKey(db, key));

/** The same as visitors read it, with the languages that it has. NOT_FOUND. */
export const getTranslatedGallery = async (
  db: Database,
  key: string,
  locale: Locale,
): Promise<GalleryView> => {
  const gallery = await translate(db, { texts: galleryTexts, locale }, await getGallery(db, key));
  return withRealLocales(db, galleryTexts, gallery);
};

export const hasGallery = async (db: Database, key: string): Promise<boolean> =>
  (await findByKey(db, key)) !== null;

const assertSlugFree = async (tx: Database, slug: string, ownId: number | null): Promise<void> => {
  const holder = await findStoredGallery(tx, { slug });
  if (holder && holder.id !== ownId) throw slugTaken();
};

const imagesAt = (names: readonly string[]) =>
  names.map((name, index) => [`images.${index}`, name] as const);

type NewGallery = CreateGalleryInput & { createdAt: string };

/** Inserts a gallery, in a transaction. SLUG_TAKEN. Returns its id. */
export const addGallery = async (
  tx: Database,
  { images, ...gallery }: NewGallery,
): Promise<number> => {
  await assertSlugFree(tx, gallery.slug, null);
  const id = await insertGallery(tx, gallery);
  await replaceImages(tx, id, images);
  return id;
};

/** INVALID_INPUT, SLUG_TAKEN. */
export const createGallery = (app: AppContext, input: CreateGalleryInput): Promise<Gallery> =>
  inTransaction(app.database, async (tx) => {
    await assertImages(tx, { images: imagesAt(input.images) });
    const id = await addGallery(tx, { ...input, createdAt: app.clock.now().toISOString() });
    return toGallery(tx, await findStoredGallery(tx, { id }));
  });

/** Changes the given fields only. NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT, SLUG_TAKEN. */
export const updateGallery = (
  app: AppContext,
  { id, seenVersion, images, ...values }: UpdateGalleryInput,
): Promise<Gallery> =>
  inTransaction(app.database, async (tx) => {
    const before = await findStoredGallery(tx, { id });
    if (!before) throw notFound('Gallery not found');
    await bumpVersion(tx, 'galleries', { id, seenVersion });
    await assertImages(tx, { images: imagesAt(images ?? []), kept: before.images });
    if (values.slug !== undefined) await assertSlugFree(tx, values.slug, id);
    await updateGalleryRow(tx, { ...before, ...definedOf(values) });
    if (images) await replaceImages(tx, id, images);
    return toGallery(tx, await findStoredGallery(tx, { id }));
  });

/** Its pictures stay in the library. NOT_FOUND. */
export const deleteGallery = (app: AppContext, id: number): Promise<{ name: string }> =>
  inTransaction(app.database, async (tx) => {
    const stored = await findStoredGallery(tx, { id });
    if (!stored) throw notFound('Gallery not found');
    await deleteGalleryRows(tx, [id]);
    return { name: stored.name };
  });

export const removeGalleries = (tx: Database, ids: readonly number[]): Promise<void> =>
  deleteGalleryRows(tx, ids);

/** The names of the galleries that show a file. */
export const findGalleriesWith = listGalleriesWith;

export const listTargets = listGalleryTargets;
