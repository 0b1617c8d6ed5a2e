import { open, rename, rm, stat } from 'node:fs/promises';
import type { AppContext } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { runTask } from '#server/database/snapshots/run-task.ts';
import { SnapshotError } from '#server/database/snapshots/snapshot-error.ts';
import type { Backup } from '#shared/backups.schema.ts';
import { unpackArchive } from './backup-archive.ts';
import { asBackupError } from './backup-errors.ts';
import { draftPath, makeFolder } from './backup-folder.ts';
import { listBackups } from './backups.service.ts';
import { assertSpace, keepBackup } from './local-backup.service.ts';
import { operationLock } from './operation-lock.ts';

const SQLITE_MAGIC = 'SQLite format 3\0';
const TAR_MAGIC = 'ustar';
const TAR_MAGIC_AT = 257;
const HEAD_BYTES = 512;
/** Free space is checked again after this many bytes. */
const CHECK_EVERY_BYTES = 16 * 1024 * 1024;

const kindOf = async (path: string): Promise<'database' | 'archive'> => {
  const file = await open(path);
  const head = Buffer.alloc(HEAD_BYTES);
  await file.read(head, 0, HEAD_BYTES, 0).finally(() => file.close());
  if (head.toString('latin1', 0, SQLITE_MAGIC.length) === SQLITE_MAGIC) return 'database';
  const magic = head.toString('latin1', TAR_MAGIC_AT, TAR_MAGIC_AT + TAR_MAGIC.length);
  if (magic === TAR_MAGIC) return 'archive';
  throw new SnapshotError('Il file non è un backup di questo sito: serve un .sqlite o un .tar.');
};

/** Writes the upload to the disk while there is space. */
const writeDown = async (
  app: AppContext,
  path: string,
  chunks: AsyncIterable<Buffer>,
): Promise<void> => {
  const file = await open(path, 'w', 0o600);
  let unchecked = CHECK_EVERY_BYTES;
  try {
    for await (const chunk of chunks) {
      if (unchecked >= CHECK_EVERY_BYTES) {
        await assertSpace(app, CHECK_EVERY_BYTES);
        unchecked = 0;
      }
      unchecked += chunk.byteLength;
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
};

const finalize = async (app: AppContext, received: string, database: string): Promise<string> => {
  await assertSpace(app, (await stat(received)).size);
  if ((await kindOf(received)) === 'archive') {
    await unpackArchive(received, { target: database, backupsDir: app.config.backupsDir });
  } else {
    await rename(received, database);
  }
  await runTask('accept', { file: database });
  return keepBackup(app, database, 'uploaded');
};

/** Receives and verifies an uploaded backup. BACKUP_INVALID, BACKUP_BUSY, NO_SPACE. */
export const receiveBackup = async (
  app: AppContext,
  chunks: AsyncIterable<Buffer>,
): Promise<Backup> => {
  if (operationLock(app).current()) throw new AppError('BACKUP_BUSY');
  const { backupsDir } = app.config;
  makeFolder(backupsDir);
  const name = crypto.randomUUID();
  const received = draftPath(backupsDir, `${name}-received`);
  const database = draftPath(backupsDir, name);
  try {
    await writeDown(app, received, chunks);
    const id = await operationLock(app).run({ kind: 'create', backupId: null }, () =>
      finalize(app, received, database),
    );
    const backup = (await listBackups(app)).find((known) => known.id === id);
    if (!backup) throw notFound('Backup non trovato.');
    return backup;
  } catch (error) {
    throw asBackupError(error);
  } finally {
    const beside = ['-wal', '-shm', '-journal'].map((ending) => `${database}${ending}`);
    for (const path of [received, database, ...beside]) await rm(path, { force: true });
  }
};
