import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { deleteFile, newFileName, saveFile } from '#server/infrastructure/file-storage.ts';
import { imageSize, narrowCopy } from '#server/infrastructure/image-processor.ts';
import { pictureCopies } from '#shared/picture-copies.ts';
import type { Picture } from '#shared/pictures.schema.ts';
import { uploadedFileName, uploadUrl } from '#shared/upload-url.ts';
import { deleteMediaRows, findImages, insertMedia, type StoredImage } from './media.repository.ts';

const toPicture = (image: StoredImage): Picture => ({
  url: uploadUrl(image.fileName),
  alt: image.caption || image.name,
  width: image.width,
  height: image.height,
  copies: pictureCopies(image.fileName, image.width).map(({ fileName, width }) => ({
    url: uploadUrl(fileName),
    width,
  })),
});

/** What the library knows of these addresses, in their order; those from elsewhere are left out. */
export const findPictures = async (db: Database, urls: readonly string[]): Promise<Picture[]> => {
  const images = await findImages(
    db,
    urls.flatMap((url) => uploadedFileName(url) ?? []),
  );
  const byUrl = new Map(images.map((image) => [uploadUrl(image.fileName), toPicture(image)]));
  return urls.flatMap((url) => byUrl.get(url) ?? []);
};

export type SavedPicture = { fileName: string; width: number; height: number; sizeBytes: number };

/** Stores a WebP picture and its narrower copies under names of the site's own. */
export const savePicture = async (app: AppContext, bytes: Buffer): Promise<SavedPicture> => {
  const { width, height } = await imageSize(bytes);
  const fileName = newFileName('webp');
  for (const copy of pictureCopies(fileName, width)) {
    await saveFile(app.config.uploadsDir, copy.fileName, await narrowCopy(bytes, copy.width));
  }
  await saveFile(app.config.uploadsDir, fileName, bytes);
  return { fileName, width, height, sizeBytes: bytes.byteLength };
};

/** Enters a stored picture into the library. */
export const addPicture = (
  db: Database,
  picture: SavedPicture & { name: string; caption: string; createdAt: string },
): Promise<number> =>
  insertMedia(db, {
    file_name: picture.fileName,
    name: picture.name,
    caption: picture.caption,
    mime_type: 'image/webp',
    content_type: 'image',
    size_bytes: picture.sizeBytes,
    width: picture.width,
    height: picture.height,
    duration_seconds: null,
    created_at: picture.createdAt,
  });

/** Enters a stored icon into the library. */
export const addIcon = (
  db: Database,
  icon: { name: string; fileName: string; sizeBytes: number; createdAt: string },
): Promise<number> =>
  insertMedia(db, {
    file_name: icon.fileName,
    name: icon.name,
    mime_type: 'image/svg+xml',
    content_type: 'image',
    size_bytes: icon.sizeBytes,
    width: null,
    height: null,
    duration_seconds: null,
    created_at: icon.createdAt,
  });

export type MediaFile = { fileName: string; width: number | null };

/**
 * Takes media out of the library, but for those that are in use; their files go with
 * `deleteMediaFiles`, after the commit.
 */
export const removeMedia = (
  db: Database,
  ids: readonly number[],
  { exceptUrls }: { exceptUrls: readonly string[] },
): Promise<MediaFile[]> => {
  const kept = exceptUrls.flatMap((url) => uploadedFileName(url) ?? []);
  return deleteMediaRows(db, ids, kept);
};

export const deleteMediaFiles = async (
  app: AppContext,
  files: readonly MediaFile[],
): Promise<void> => {
  for (const { fileName, width } of files) {
    for (const copy of pictureCopies(fileName, width ?? 0)) {
      await deleteFile(app.config.uploadsDir, copy.fileName);
    }
    await deleteFile(app.config.uploadsDir, fileName);
  }
};
