import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/app-context.ts';
import { deleteFile, saveFile } from '#server/infrastructure/file-storage.ts';
import { type CopyFile, pictureCopies } from '#shared/media/picture-copies.ts';
import { drawCopiesOf } from './files/image-processor.ts';
import { listPictureFiles, type PictureFile } from './media.repository.ts';

const missingOf = ({ fileName, ...size }: PictureFile, onDisk: ReadonlySet<string>): CopyFile[] =>
  onDisk.has(fileName)
    ? pictureCopies(fileName, size).filter((copy) => !onDisk.has(copy.fileName))
    : [];

const drawFor = async (
  { config: { uploadsDir } }: AppContext,
  { fileName }: PictureFile,
  missing: readonly CopyFile[],
): Promise<void> => {
  const path = join(uploadsDir, fileName);
  const drawn = await drawCopiesOf(() => readFile(path), missing);
  for (const copy of drawn) await saveFile(uploadsDir, copy.fileName, copy.bytes);
  // A deletion in the meantime could not know of the new copies.
  if (existsSync(path)) return;
  for (const copy of drawn) await deleteFile(uploadsDir, copy.fileName);
};

/**
 * Renders the copies that pictures of the library lack: those of a size introduced by an update, in
 * data from before it. Until then `/uploads` serves the original in their place.
 */
export const drawMissingCopies = async (app: AppContext, signal?: AbortSignal): Promise<void> => {
  // Without the folder there are no originals to render from.
  const onDisk = new Set(await readdir(app.config.uploadsDir).catch(() => []));
  for (const picture of await listPictureFiles(app.database)) {
    if (signal?.aborted) return;
    const missing = missingOf(picture, onDisk);
    if (missing.length === 0) continue;
    try {
      await drawFor(app, picture, missing);
      app.logger.info({ file: picture.fileName, copies: missing.length }, 'missing copies drawn');
    } catch (error) {
      // The others are drawn all the same.
      app.logger.error({ err: error, file: picture.fileName }, 'copies not drawn');
    }
  }
};
