import { open, rename, rm, stat } from 'node:fs/promises';
import type { AppContext } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { runTask } from '#server/database/snapshots/run-task.ts';
import type { Backup } from '#shared/backups.schema.ts';
import { kindOf, unpackArchive } from './backup-archive.ts';
import { asBackupError } from './backup-errors.ts';
import { draftPath, makeFolder } from './backup-folder.ts';
import { listBackups } from './backups.service.ts';
import { assertSpace, keepBackup } from './local-backup.service.ts';
import { operationLock } from './operation-lock.ts';

/** Free space is checked again after this many bytes. */
const CHECK_EVERY_BYTES = 16 * 1024 * 1024;

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
