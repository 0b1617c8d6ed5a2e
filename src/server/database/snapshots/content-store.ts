import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isOwnFileName } from '#server/infrastructure/file-storage.ts';

// The uploads of all backups, each stored once under the digest of its content, however many backups
// contain it.

/** An upload as a backup lists it. */
export type FileEntry = {
  name: string;
  /** In lower-case hexadecimal. */
  sha256: string;
  sizeBytes: number;
};

type Progress = { doneBytes: number; totalBytes: number };
export type OnProgress = (progress: Progress) => void;

const OWNER_ONLY = 0o600;

export const contentPath = (storeDir: string, sha256: string): string => join(storeDir, sha256);

export const digestOf = async (
  path: string,
  onBytes: (bytes: number) => void = () => undefined,
) => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    onBytes((chunk as Buffer).byteLength);
  }
  return hash.digest('hex');
};

const sizeOf = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).size;
  } catch {
    return null;
  }
};

const hasContent = async (
  storeDir: string,
  { sha256, sizeBytes }: Pick<FileEntry, 'sha256' | 'sizeBytes'>,
): Promise<boolean> => (await sizeOf(contentPath(storeDir, sha256))) === sizeBytes;

const syncFile = async (path: string, mode: number): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    await file.chmod(mode);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Copies a file atomically. */
const copyWhole = async (from: string, to: string, mode: number): Promise<void> => {
  const draft = join(dirname(to), `.${basename(to)}.part`);
  try {
    // Copy-on-write where the file system supports it.
    await copyFile(from, draft, constants.COPYFILE_FICLONE);
    await syncFile(draft, mode);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/** Names and sizes of the present uploads. */
const listUploads = async (uploadsDir: string): Promise<{ name: string; sizeBytes: number }[]> => {
  const names = (await readdir(uploadsDir)).filter(isOwnFileName).sort();
  const sizes = await Promise.all(names.map((name) => sizeOf(join(uploadsDir, name))));
  return names.flatMap((name, index) => {
    const sizeBytes = sizes[index] ?? null;
    return sizeBytes === null ? [] : { name, sizeBytes };
  });
};

type StoreUploads = {
  uploadsDir: string;
  storeDir: string;
  /** Files of an earlier backup. Names are never reused, so their digests are still valid. */
  known: readonly FileEntry[];
  onProgress: OnProgress;
};

/** Copies missing uploads into the store. Returns all uploads. */
export const storeUploads = async (wanted: StoreUploads): Promise<FileEntry[]> => {
  const { uploadsDir, storeDir, onProgress } = wanted;
  await mkdir(storeDir, { recursive: true, mode: 0o700 });
  await mkdir(uploadsDir, { recursive: true, mode: 0o755 });
  const known = new Map(wanted.known.map((entry) => [entry.name, entry]));
  const uploads = await listUploads(uploadsDir);
  const totalBytes = uploads.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  let doneBytes = 0;
  const entries: FileEntry[] = [];
  for (const { name, sizeBytes } of uploads) {
    const path = join(uploadsDir, name);
    const earlier = known.get(name);
    const isKept =
      earlier !== undefined &&
      earlier.sizeBytes === sizeBytes &&
      (await hasContent(storeDir, earlier));
    const entry = isKept ? earlier : { name, sizeBytes, sha256: await digestOf(path) };
    if (!(await hasContent(storeDir, entry))) {
      await copyWhole(path, contentPath(storeDir, entry.sha256), OWNER_ONLY);
    }
    entries.push(entry);
    doneBytes += sizeBytes;
    onProgress({ doneBytes, totalBytes });
  }
  return entries;
};

/** The files that are neither in the store nor among the uploads. */
export const listMissing = async (
  files: readonly FileEntry[],
  { storeDir, uploadsDir }: { storeDir: string; uploadsDir: string },
): Promise<FileEntry[]> => {
  const missing: FileEntry[] = [];
  for (const entry of files) {
    const isUploaded = (await sizeOf(join(uploadsDir, entry.name))) === entry.sizeBytes;
    if (!isUploaded && !(await hasContent(storeDir, entry))) missing.push(entry);
  }
  return missing;
};

const PUBLIC = 0o644;

/** Restores every file that is missing among the uploads or has another size. */
export const restoreUploads = async (
  files: readonly FileEntry[],
  { storeDir, uploadsDir, onProgress }: Omit<StoreUploads, 'known'>,
): Promise<void> => {
  await mkdir(uploadsDir, { recursive: true, mode: 0o755 });
  const totalBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  let doneBytes = 0;
  for (const entry of files) {
    const path = join(uploadsDir, entry.name);
    if ((await sizeOf(path)) !== entry.sizeBytes) {
      await copyWhole(contentPath(storeDir, entry.sha256), path, PUBLIC);
    }
    doneBytes += entry.sizeBytes;
    onProgress({ doneBytes, totalBytes });
  }
};

/** Deletes unreferenced files and unfinished copies. Returns how many. */
export const sweepContent = async (
  storeDir: string,
  isWanted: (sha256: string) => boolean,
): Promise<number> => {
  await mkdir(storeDir, { recursive: true, mode: 0o700 });
  const names = (await readdir(storeDir)).filter((name) => !isWanted(name));
  for (const name of names) await rm(join(storeDir, name), { force: true });
  return names.length;
};
