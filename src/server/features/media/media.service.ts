import type { AppContext } from '#server/app-context.ts';
import { invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import type {
  Media,
  PaginatedMedia,
  PaginatedMediaInput,
  UpdateMediaInput,
} from '#shared/media/media.schema.ts';
import { wholeCopies } from '#shared/media/picture-copies.ts';
import type { Picture } from '#shared/media/pictures.schema.ts';
import { uploadedFileName, uploadUrl } from '#shared/media/upload-url.ts';
import {
  countMedia,
  findMedia,
  findMediaByFiles,
  listMedia,
  type MediaFilter,
  type StoredMedia,
  updateMediaTexts,
} from './media.repository.ts';

const toPicture = ({ contentType, dimensions, fileName, ...media }: StoredMedia): Picture | null =>
  contentType === 'image' && dimensions
    ? {
        url: uploadUrl(fileName),
        alt: media.caption,
        ...dimensions,
        copies: wholeCopies(fileName, dimensions).map((copy) => ({
          url: uploadUrl(copy.fileName),
          width: copy.width,
        })),
      }
    : null;

const toMedia = (stored: StoredMedia): Media => ({
  ...stored,
  url: uploadUrl(stored.fileName),
  picture: toPicture(stored),
});

/** The files of the library with one of these addresses. */
export const findMediaByUrls = async (db: Database, urls: readonly string[]): Promise<Media[]> => {
  const found = await findMediaByFiles(
    db,
    urls.flatMap((url) => uploadedFileName(url) ?? []),
  );
  return found.map(toMedia);
};

/** The pictures at these addresses, in the same order; addresses outside the library are left out. */
export const findPictures = async (db: Database, urls: readonly string[]): Promise<Picture[]> => {
  const found = await findMediaByUrls(db, urls);
  const byUrl = new Map(found.map(({ url, picture }) => [url, picture]));
  return urls.flatMap((url) => byUrl.get(url) ?? []);
};

type NamedImages = {
  /** The names that an input has, each with its place there: `coverImage`, `images.3`. */
  images: readonly (readonly [path: string, fileName: string])[];
  /** Names that it had before: they may stay, even if their files have left the library. */
  kept?: readonly string[];
};

/** INVALID_INPUT at each name that is no image of the library. */
export const assertImages = async (
  db: Database,
  { images, kept = [] }: NamedImages,
): Promise<void> => {
  const added = images.filter(([, fileName]) => !kept.includes(fileName));
  const found = await findMediaByFiles(
    db,
    added.map(([, fileName]) => fileName),
  );
  const known = new Set(
    found.filter(({ contentType }) => contentType === 'image').map(({ fileName }) => fileName),
  );
  const [issue, ...issues] = added
    .filter(([, fileName]) => !known.has(fileName))
    .map(([path, name]) => ({ path, message: `«${name}» non è un’immagine della libreria.` }));
  if (issue) throw invalidInput(issue, ...issues);
};

export const listAllMedia = async (db: Database, filter: MediaFilter): Promise<Media[]> =>
  (await listMedia(db, filter)).map(toMedia);

export const listPaginatedMedia = async (
  db: Database,
  { page, limit, formats, ...wanted }: Omit<PaginatedMediaInput, 'unused'>,
  usedFiles?: ReadonlySet<string>,
): Promise<PaginatedMedia> => {
  const filter = { ...wanted, types: formats, without: usedFiles && [...usedFiles] };
  const items = await listMedia(db, filter, { limit, offset: (page - 1) * limit });
  return { items: items.map(toMedia), total: await countMedia(db, filter) };
};

const getStored = async (db: Database, id: number): Promise<StoredMedia> => {
  const media = await findMedia(db, id);
  if (!media) throw notFound('File non trovato nella libreria.');
  return media;
};

/** NOT_FOUND. */
export const getMedia = async (db: Database, id: number): Promise<Media> =>
  toMedia(await getStored(db, id));

/** Changes the given fields only. NOT_FOUND, CHANGED_MEANWHILE. */
export const updateMedia = (app: AppContext, input: UpdateMediaInput): Promise<Media> =>
  inTransaction(app.database, async (tx) => {
    const before = await getStored(tx, input.id);
    const version = await bumpVersion(tx, 'media', input);
    const { name = before.name, caption = before.caption } = input;
    await updateMediaTexts(tx, { id: before.id, name, caption });
    return toMedia({ ...before, name, caption, version });
  });
