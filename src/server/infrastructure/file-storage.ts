import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const NAME_BYTES = 12;

const randomName = (): string => randomBytes(NAME_BYTES).toString('hex');

/** A random name, so that names given by clients never reach the disk. */
export const newFileName = (ending: string): string => `${randomName()}.${ending}`;

/** Whether a name has the form of an upload or of a picture's copy. */
export const isOwnFileName = (name: string): boolean =>
  /^[\da-f]{24}(-(square-)?\d{1,4}|-shared)?\.[a-z\d]{2,4}$/.test(name);

/** Bytes that can still be written to the disk of a folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Flushes the entries of a folder to the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

type Modes = { file: number; folder: number };

const publicModes: Modes = { file: 0o644, folder: 0o755 };

const DRAFT_NAME = /^\..+\.part$/;

/** A file being written under a hidden name, so that readers of the folder never see half of it. */
export type Draft = {
  /** Open for reading and writing. */
  file: FileHandle;
  /** Flushes the file to the disk and gives it its name. */
  keep(name: string): Promise<void>;
  /** Deletes it; has no effect after `keep`. */
  discard(): Promise<void>;
};

export const createDraft = async (folder: string, modes = publicModes): Promise<Draft> => {
  await mkdir(folder, { recursive: true, mode: modes.folder });
  const path = join(folder, `.${randomName()}.part`);
  const file = await open(path, 'wx+', modes.file);
  return {
    file,
    keep: async (name) => {
      await file.sync();
      await file.close();
      await rename(path, join(folder, name));
      await syncFolder(folder);
    },
    discard: async () => {
      await file.close();
      await rm(path, { force: true });
    },
  };
};

/** Writes a file atomically and flushes it to the disk. */
export const saveFile = async (
  folder: string,
  name: string,
  bytes: Buffer,
  modes = publicModes,
): Promise<void> => {
  const draft = await createDraft(folder, modes);
  try {
    await draft.file.writeFile(bytes);
    await draft.keep(name);
  } catch (error) {
    await draft.discard();
    throw error;
  }
};

/** Deletes a file; succeeds when there is none. */
export const deleteFile = (folder: string, name: string): Promise<void> =>
  rm(join(folder, name), { force: true });

/** The names in a folder; none if it does not exist. */
export const listFolder = async (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Deletes the drafts of a process that was killed. Returns how many. */
export const removeDrafts = async (folder: string): Promise<number> => {
  const drafts = (await listFolder(folder)).filter((name) => DRAFT_NAME.test(name));
  for (const name of drafts) await deleteFile(folder, name);
  return drafts.length;
};
