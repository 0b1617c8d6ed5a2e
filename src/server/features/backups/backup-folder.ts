import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileEntry, sweepContent } from '#server/database/snapshots/content-store.ts';
import { readListsOf } from '#server/database/snapshots/file-list.ts';
import type { NamedFile } from '#server/database/snapshots/named-files.ts';
import { SnapshotError } from '#server/database/snapshots/snapshot-error.ts';
import { describeId, ENDING } from './backup-id.ts';

// The folder of backups: one SQLite file each, and beside them the uploads they share.

const STORE = 'files';
const PART = '.part';

export const storeDirOf = (backupsDir: string): string => join(backupsDir, STORE);

export const backupPath = (backupsDir: string, id: string): string =>
  join(backupsDir, `${id}${ENDING}`);

/** Where an unfinished file is written; removed at the next start. */
export const draftPath = (backupsDir: string, name: string): string =>
  join(backupsDir, `.${name}${PART}`);

/**
 * Creates a folder that only the site may enter. The one in the repository starts with default
 * permissions.
 */
export const makeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
};

export const hasBackup = (backupsDir: string, id: string): boolean =>
  existsSync(backupPath(backupsDir, id));

/** Newest first. */
export const listLocalIds = (backupsDir: string): string[] => {
  if (!existsSync(backupsDir)) return [];
  return readdirSync(backupsDir)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter((id) => describeId(id) !== null)
    .sort()
    .reverse();
};

export const databaseBytesOf = (backupsDir: string, id: string): number =>
  statSync(backupPath(backupsDir, id)).size;

type Lists = ReturnType<typeof readListsOf>;
const known = new Map<string, Lists>();

/** A backup never changes, so it is read only once. */
const listsOf = (backupsDir: string, id: string): Lists => {
  const path = backupPath(backupsDir, id);
  const lists = known.get(path) ?? readListsOf(path);
  known.set(path, lists);
  return lists;
};

/** The uploads of a backup. SnapshotError. */
export const filesOf = (backupsDir: string, id: string): FileEntry[] =>
  listsOf(backupsDir, id).files;

/** The uploads that a backup should contain and does not. SnapshotError. */
export const missingFilesOf = (backupsDir: string, id: string): NamedFile[] =>
  listsOf(backupsDir, id).missing;

/** Both lists; null for a backup that was damaged since it was made. */
export const findListsOf = (backupsDir: string, id: string): Lists | null => {
  try {
    return listsOf(backupsDir, id);
  } catch (error) {
    if (error instanceof SnapshotError) return null;
    throw error;
  }
};

export const deleteLocal = async (backupsDir: string, id: string): Promise<void> => {
  const path = backupPath(backupsDir, id);
  known.delete(path);
  await rm(path, { force: true });
};

/**
 * Deletes uploads that no backup refers to any more; none while a damaged backup may refer to them. Must not run while
 * a backup is being made.
 */
export const sweepStore = async (backupsDir: string): Promise<void> => {
  const lists = listLocalIds(backupsDir).map((id) => findListsOf(backupsDir, id));
  if (!lists.every((each) => each !== null)) return;
  const wanted = new Set(lists.flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
  await sweepContent(storeDirOf(backupsDir), (sha256) => wanted.has(sha256));
};

const sweepFolder = async (folder: string): Promise<number> => {
  makeFolder(folder);
  const names = readdirSync(folder).filter((name) => name.startsWith('.') && name.includes(PART));
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
  return names.length;
};

/** Deletes files of interrupted operations. Returns how many. */
export const sweepDrafts = async (backupsDir: string): Promise<number> =>
  (await sweepFolder(backupsDir)) + (await sweepFolder(storeDirOf(backupsDir)));
