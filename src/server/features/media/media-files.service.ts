import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  type Draft,
  deleteFile,
  newFileName,
  removeDrafts,
  saveFile,
} from '#server/infrastructure/file-storage.ts';
import { type StoredEnding, storedFormats } from '#shared/media-rules.ts';
import { copyFileName, pictureCopies } from '#shared/picture-copies.ts';
import { deletionHold } from './deletion-hold.ts';
import { type DrawnPicture, drawPicture } from './files/image-processor.ts';
import { deleteLooseFiles, insertLooseFiles, listLooseFiles } from './loose-files.repository.ts';
import { deleteMediaRow, insertMedia, type StoredMedia } from './media.repository.ts';
import { incomplete } from './upload-refusals.ts';

// A file of the library and its row come and go together, whenever the process ends: what is on the
// disk without a row stands in a list, which is settled in the transaction that makes or ends the row.

/** A file under uploads, measured, that no row names yet. */
export type StoredFile = Omit<StoredMedia, 'id' | 'name' | 'caption' | 'createdAt' | 'version'>;

type FileNames = Pick<StoredMedia, 'fileName' | 'contentType' | 'dimensions'>;

/** The names on the disk: the file's own, and its copies'. */
const namesOf = ({ fileName, contentType, dimensions }: FileNames): string[] => {
  if (contentType !== 'image' || !dimensions) return [fileName];
  return [fileName, ...pictureCopies(fileName, dimensions).map((copy) => copy.fileName)];
};

/**
 * Removes files that no row names. What cannot be removed now is, at the next start; what a backup is
 * reading is, when that is done.
 */
export const removeLooseFiles = async (
  app: AppContext,
  fileNames: readonly string[],
): Promise<void> => {
  if (fileNames.length === 0 || deletionHold(app).postpones(fileNames)) return;
  for (const name of fileNames) await deleteFile(app.config.uploadsDir, name);
  await deleteLooseFiles(app.database, fileNames);
};

/** Writes `file` by `write`, which puts the names of `namesOf` on the disk. All of it or nothing stays. */
const store = async (
  app: AppContext,
  file: StoredFile,
  write: () => Promise<void>,
): Promise<StoredFile> => {
  const names = namesOf(file);
  await insertLooseFiles(app.database, names);
  try {
    await write();
    return file;
  } catch (error) {
    await removeLooseFiles(app, names);
    throw error;
  }
};

type NewFile = Omit<StoredFile, 'fileName' | 'type' | 'contentType'>;

const newStoredFile = (ending: StoredEnding, file: NewFile): StoredFile => {
  const { type, contentType } = storedFormats[ending];
  return { fileName: newFileName(ending), type, contentType, ...file };
};

/** Stores a picture and its smaller copies. */
export const storePicture = (
  app: AppContext,
  { ending, bytes, width, height, copies }: DrawnPicture & { ending: StoredEnding },
): Promise<StoredFile> => {
  const size = bytes.byteLength;
  const file = newStoredFile(ending, { size, dimensions: { width, height }, duration: null });
  const { uploadsDir } = app.config;
  return store(app, file, async () => {
    for (const copy of copies) {
      await saveFile(uploadsDir, copyFileName(file.fileName, copy), copy.bytes);
    }
    await saveFile(uploadsDir, file.fileName, bytes);
  });
};

/** Stores a WebP picture of the site's own as it is, with smaller copies. */
export const storeOwnPicture = async (app: AppContext, bytes: Buffer): Promise<StoredFile> =>
  storePicture(app, { ...(await drawPicture(bytes)), ending: 'webp' });

/** Stores an icon, which has no pixels. */
export const storeIcon = (app: AppContext, svg: Buffer): Promise<StoredFile> => {
  const file = newStoredFile('svg', { size: svg.byteLength, dimensions: null, duration: null });
  return store(app, file, () => saveFile(app.config.uploadsDir, file.fileName, svg));
};

/** Keeps a file that is on the disk already. */
export const storeDraft = (
  app: AppContext,
  draft: Draft,
  { ending, ...measured }: NewFile & { ending: StoredEnding },
): Promise<StoredFile> => {
  const file = newStoredFile(ending, measured);
  return store(app, file, () => draft.keep(file.fileName));
};

type Entry = StoredFile & Pick<StoredMedia, 'name' | 'caption' | 'createdAt'>;

/** Enters a stored file into the library, in a transaction. Returns its id. */
export const enterMedia = async (tx: Database, entry: Entry): Promise<number> => {
  await deleteLooseFiles(tx, namesOf(entry));
  return insertMedia(tx, entry);
};

/**
 * Enters a stored file into the library, if it is still wanted then. Where that fails, the file goes
 * too. Returns its id.
 */
export const enterNewMedia = async (
  app: AppContext,
  entry: Entry,
  isWanted: () => boolean,
): Promise<number> => {
  try {
    return await inTransaction(app.database, async (tx) => {
      if (!isWanted()) throw incomplete();
      return enterMedia(tx, entry);
    });
  } catch (error) {
    await removeLooseFiles(app, namesOf(entry));
    throw error;
  }
};

/**
 * Notes in a transaction that files lose what names them. They go with `removeLooseFiles`, after the
 * commit; returns their names.
 */
export const setLoose = async (tx: Database, fileNames: readonly string[]): Promise<string[]> => {
  await insertLooseFiles(tx, fileNames);
  return [...fileNames];
};

/**
 * Takes media out of the library, in a transaction. Its files go with `removeLooseFiles`, after the
 * commit; returns their names.
 */
export const takeOutMedia = async (tx: Database, media: StoredMedia): Promise<string[]> => {
  const names = namesOf(media);
  await deleteMediaRow(tx, media.id);
  return setLoose(tx, names);
};

/** Before anything is served: ends what an earlier process left in the middle. */
export const sweepUploads = async (app: AppContext): Promise<void> => {
  const drafts = await removeDrafts(app.config.uploadsDir);
  const loose = await listLooseFiles(app.database);
  await removeLooseFiles(app, loose);
  if (drafts + loose.length > 0) {
    app.logger.info({ drafts, loose: loose.length }, 'unfinished uploads removed');
  }
};
