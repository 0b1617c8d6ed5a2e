import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { create, extract } from 'tar';
import { contentPath, digestOf } from '#server/database/snapshots/content-store.ts';
import { SnapshotError } from '#server/database/snapshots/snapshot-error.ts';
import { filesOf, storeDirOf } from './backup-folder.ts';
import { ENDING } from './backup-id.ts';

// A backup as one tar file: the database copy and its uploads, laid out as in the folder of backups.

const STORE = 'files';
const SQLITE_MAGIC = 'SQLite format 3\0';
const TAR_MAGIC = 'ustar';
const TAR_MAGIC_AT = 257;
const HEAD_BYTES = 512;

/** The archive of a local backup as a stream. */
export const archiveOf = (backupsDir: string, id: string): Readable => {
  const contents = new Set(filesOf(backupsDir, id).map(({ sha256 }) => `${STORE}/${sha256}`));
  const options = { cwd: backupsDir, portable: true, noMtime: true };
  const packed = create(options, [`${id}${ENDING}`, ...contents]);
  return packed.pipe(new PassThrough());
};

/** Detects the kind of a file by its first bytes. Throws SnapshotError if it is neither. */
export const kindOf = async (path: string): Promise<'database' | 'archive'> => {
  const file = await open(path);
  const head = Buffer.alloc(HEAD_BYTES);
  await file.read(head, 0, HEAD_BYTES, 0).finally(() => file.close());
  if (head.toString('latin1', 0, SQLITE_MAGIC.length) === SQLITE_MAGIC) return 'database';
  const magic = head.toString('latin1', TAR_MAGIC_AT, TAR_MAGIC_AT + TAR_MAGIC.length);
  if (magic === TAR_MAGIC) return 'archive';
  throw new SnapshotError('Il file non è un backup di questo sito: serve un .sqlite o un .tar.');
};

const isWanted = (path: string): boolean =>
  /^[\w-]+\.sqlite$/.test(path) || /^files\/[\da-f]{64}$/.test(path);

const unreadable = () => new SnapshotError('L’archivio non è leggibile.');

/**
 * Moves the uploads of an unpacked archive into the store. Throws SnapshotError when the content of one
 * does not match the digest in its name.
 */
const moveContents = async (folder: string, backupsDir: string): Promise<void> => {
  const storeDir = storeDirOf(backupsDir);
  await mkdir(storeDir, { recursive: true, mode: 0o700 });
  const names = await readdir(join(folder, STORE)).catch(() => []);
  for (const sha256 of names) {
    const path = join(folder, STORE, sha256);
    if ((await digestOf(path)) !== sha256) throw unreadable();
    await rename(path, contentPath(storeDir, sha256));
  }
};

/**
 * Unpacks an archive: its uploads go into the store, the database copy to `target`. Entries with other
 * names are skipped, and links are never created. Throws SnapshotError when it is not one of this
 * site's archives.
 */
export const unpackArchive = async (
  archive: string,
  { target, backupsDir }: { target: string; backupsDir: string },
): Promise<void> => {
  const folder = `${target}-unpacked`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await extract({
      file: archive,
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter: (path, entry) => isWanted(path) && 'type' in entry && entry.type === 'File',
    }).catch(() => {
      throw unreadable();
    });
    const [database, another] = (await readdir(folder)).filter((name) => name.endsWith(ENDING));
    if (database === undefined || another !== undefined) throw unreadable();
    await moveContents(folder, backupsDir);
    await rename(join(folder, database), target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
