import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME_BYTES = 12;

/** A name of the site's own: what a file was called elsewhere never reaches the disk. */
export const newFileName = (ending: string): string =>
  `${randomBytes(NAME_BYTES).toString('hex')}.${ending}`;

/** Writes a file whole or not at all, and to the disk before it returns. */
export const saveFile = async (folder: string, name: string, bytes: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${name}.part`);
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
};

/** Deletes a file; one that is not there is as good as deleted. */
export const deleteFile = (folder: string, name: string): Promise<void> =>
  rm(join(folder, name), { force: true });
