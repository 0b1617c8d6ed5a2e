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
import { type StoredEnding, storedFormats } from '#shared/media/media-rules.ts';
import { copyFileName, pictureCopies } from '#shared/media/picture-copies.ts';
import { deletionHold } from './deletion-hold.ts';
import { drawPicture } from './files/image-processor.ts';
import type { DrawnPicture } from './files/picture-tasks.ts';
import {
  deleteMediaRow,
  insertMedia,
  type NewMedia,
  type StoredMedia,
} from './media.repository.ts';
import {
  deleteOrphanedFiles,
  insertOrphanedFiles,
  listOrphanedFiles,
} from './orphaned-files.repository.ts';
import { incomplete } from './upload-refusals.ts';

// A file and its row are inserted and removed together, even when the process is killed in between:
// files without a row are listed as orphaned (table `loose_files`) in the transaction that inserts or
// removes the row, and deleted at the next start.

/** A measured file under uploads that has no row yet. */
export type StoredFile = Omit<StoredMedia, 'id' | 'name' | 'caption' | 'createdAt' | 'version'>;

type FileNames = Pick<StoredMedia, 'fileName' | 'contentType' | 'dimensions'>;

/** The names of the file and of its copies. */
const namesOf = ({ fileName, contentType, dimensions }: FileNames): string[] => {
  if (contentType !== 'image' || !dimensions) return [fileName];
  return [fileName, ...pictureCopies(fileName, dimensions).map((copy) => copy.fileName)];
};

/**
 * Deletes files without a row: now, or when a running backup is done. A failed deletion is tried again
 * at the next start.
 */
export const removeOrphanedFiles = async (
  app: AppContext,
  fileNames: readonly string[],
): Promise<void> => {
  if (fileNames.length === 0 || deletionHold(app).postpones(fileNames)) return;
  for (const name of fileNames) await deleteFile(app.config.uploadsDir, name);
  await deleteOrphanedFiles(app.database, fileNames);
};

/** `write` creates the files of `namesOf`; if it fails, all of them are deleted. */
const store = async (
  app: AppContext,
  file: StoredFile,
  write: () => Promise<void>,
): Promise<StoredFile> => {
  const names = namesOf(file);
  await insertOrphanedFiles(app.database, names);
  try {
    await write();
    return file;
  } catch (error) {
    await removeOrphanedFiles(app, names);
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

/** Stores a trusted WebP picture unchanged, with smaller copies. */
export const storeOwnPicture = async (app: AppContext, bytes: Buffer): Promise<StoredFile> =>
  storePicture(app, { ...(await drawPicture(bytes)), ending: 'webp' });

/** Stores an SVG, which has no dimensions and no copies. */
export const storeIcon = (app: AppContext, svg: Buffer): Promise<StoredFile> => {
  const file = newStoredFile('svg', { size: svg.byteLength, dimensions: null, duration: null });
  return store(app, file, () => saveFile(app.config.uploadsDir, file.fileName, svg));
};

/** Keeps a draft that is already on the disk. */
export const storeDraft = (
  app: AppContext,
  draft: Draft,
  { ending, ...measured }: NewFile & { ending: StoredEnding },
): Promise<StoredFile> => {
  const file = newStoredFile(ending, measured);
  return store(app, file, () => draft.keep(file.fileName));
};

type Entry = StoredFile & Pick<NewMedia, 'name' | 'caption' | 'createdAt' | 'contentHash'>;

/** Inserts a stored file into the library, in a transaction. Returns its id. */
export const insertStoredFile = async (tx: Database, entry: Entry): Promise<number> => {
  await deleteOrphanedFiles(tx, namesOf(entry));
  return insertMedia(tx, entry);
};

/** Inserts an upload that is still wanted; otherwise deletes its files. Returns its id. */
export const insertUpload = async (
  app: AppContext,
  entry: Entry,
  isWanted: () => boolean,
): Promise<number> => {
  try {
    return await inTransaction(app.database, async (tx) => {
      if (!isWanted()) throw incomplete();
      return insertStoredFile(tx, entry);
    });
  } catch (error) {
    await removeOrphanedFiles(app, namesOf(entry));
    throw error;
  }
};

/** Lists files as orphaned, in a transaction. Pass the names to `removeOrphanedFiles` after the commit. */
export const markOrphaned = async (
  tx: Database,
  fileNames: readonly string[],
): Promise<string[]> => {
  await insertOrphanedFiles(tx, fileNames);
  return [...fileNames];
};

/**
 * Removes media from the library, in a transaction. Returns the names for `removeOrphanedFiles` after
 * the commit.
 */
export const removeMedia = async (tx: Database, media: StoredMedia): Promise<string[]> => {
  const names = namesOf(media);
  await deleteMediaRow(tx, media.id);
  return markOrphaned(tx, names);
};

/** Deletes unfinished uploads of an earlier process; runs before the server listens. */
export const sweepUploads = async (app: AppContext): Promise<void> => {
  const drafts = await removeDrafts(app.config.uploadsDir);
  const orphaned = await listOrphanedFiles(app.database);
  await removeOrphanedFiles(app, orphaned);
  if (drafts + orphaned.length > 0) {
    app.logger.info({ drafts, orphaned: orphaned.length }, 'unfinished uploads removed');
  }
};
