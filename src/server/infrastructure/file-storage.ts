import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME_BYTES = 12;

/** A name of the site's own: what a file was called elsewhere never reaches the disk. */
export const newFileName = (ending: string): string =>
  `${randomBytes(NAME_BYTES).toString('hex')}.${ending}`;

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

const writeAndSync = async (path: string, bytes: Buffer, mode: number): Promise<void> => {
  const file = await open(path, 'w', mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

type Modes = { file: number; folder: number };

/**
 * Writes a file whole or not at all, and to the disk before it returns: it gets its name when it is
 * complete, so that who reads the folder never meets half of it.
 */
export const saveFile = async (
  folder: string,
  name: string,
  bytes: Buffer,
  modes: Modes = { file: 0o644, folder: 0o755 },
): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: modes.folder });
  const temporary = join(folder, `.${name}.part`);
  try {
    await writeAndSync(temporary, bytes, modes.file);
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
};

/** Deletes a file; one that is not there is as good as deleted. */
export const deleteFile = (folder: string, name: string): Promise<void> =>
  rm(join(folder, name), { force: true });
