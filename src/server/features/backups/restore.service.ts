import { rm } from 'node:fs/promises';
import type { AppContext, Caller } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import { listMissing, restoreUploads } from '#server/database/snapshots/content-store.ts';
import { runTask } from '#server/database/snapshots/run-task.ts';
import type { Snapshot } from '#server/database/snapshots/snapshot.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findAdmins } from '#server/features/accounts/accounts.service.ts';
import { notifyAdmins } from '#server/features/accounts/notify-admins.ts';
import { findStoredSession } from '#server/features/accounts/sessions.service.ts';
import { keepMissingQuotes } from '#server/features/bookings/stay-quotes.service.ts';
import type { Recipient } from '#server/features/outbox/outbox.mails.ts';
import { ensureContent } from '#server/features/sample-house/sample-house.service.ts';
import { accessAfterRestore } from './access-after-restore.ts';
import { asBackupError } from './backup-errors.ts';
import { backupPath, draftPath, hasBackup, makeFolder, storeDirOf } from './backup-folder.ts';
import { fetchBackup, fetchContent } from './drive-backups.service.ts';
import { assertSpace, makeLocalBackup } from './local-backup.service.ts';
import { maintenanceMode } from './maintenance-mode.ts';
import { operationLock, type RunningOperation } from './operation-lock.ts';

/** The session of the caller continues if its user is an administrator in the restored data too. */
type Restorer = Pick<Caller, 'sessionId' | 'email' | 'name'>;

/** `note` says which logins and secret addresses count from now on. */
type Restored = { safetyBackupId: string; note: string };

const foldersOf = ({ config }: AppContext) => ({
  storeDir: storeDirOf(config.backupsDir),
  uploadsDir: config.uploadsDir,
});

/** Puts every upload of the backup in place before any data is changed. */
const placeUploads = async (
  app: AppContext,
  { files }: Snapshot,
  operation: RunningOperation,
): Promise<void> => {
  const missing = await listMissing(files, foldersOf(app));
  if (missing.length > 0) {
    operation.step('download');
    const bytes = missing.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    await assertSpace(app, 2 * bytes);
    await fetchContent(app, missing, operation);
  }
  operation.step('files');
  await restoreUploads(files, { ...foldersOf(app), onProgress: operation.progress });
};

const prepare = async (
  app: AppContext,
  source: string,
  restorer: Restorer,
  { signal }: RunningOperation,
): Promise<string> => {
  const target = draftPath(app.config.backupsDir, 'restore');
  const row = await findStoredSession(app.database, restorer.sessionId);
  const session = row && { row, email: restorer.email };
  await runTask('prepare', { source, target, session }, { signal });
  return target;
};

/** Holds the site's only connection while the data is replaced. */
const exchange = (app: AppContext, prepared: string): Promise<boolean> =>
  app.database.connection().execute(() => {
    const { databaseFile } = app.config;
    return runTask('exchange', { prepared, databaseFile });
  });

type Report = { backupId: string; by: string; keepsAccess: boolean; former: readonly Recipient[] };

/** Notifies the former administrators too: the restored data may have others. */
const reportRestore = async (app: AppContext, { former, ...restore }: Report): Promise<void> => {
  const subject = { kind: 'backup-used', use: 'restored', ...restore } as const;
  await inTransaction(app.database, (tx) => notifyAdmins(tx, subject, app.clock.now(), former));
};

/** Refuses writes before the safety backup is made, so that the backup misses none. */
const replaceData = async (
  app: AppContext,
  { prepared, backupId, by }: { prepared: string; backupId: string; by: string },
  operation: RunningOperation,
): Promise<Restored> => {
  app.lifecycle.phase = 'restoring';
  try {
    // The restore request itself counts as a write.
    await maintenanceMode(app).turnOn(1);
    operation.step('safety');
    const { signal, progress } = operation;
    // Missing files may be the reason for the restore.
    const maker = { signal, progress, onStep: () => undefined, withoutMissing: true };
    const { id: safetyBackupId } = await makeLocalBackup(app, 'safety', maker);
    operation.cannotBeCancelled();
    operation.step('copy');
    const former = await findAdmins(app.database);
    const keepsAccess = await exchange(app, prepared);
    operation.step('finish');
    await reportRestore(app, { backupId, by, keepsAccess, former });
    await ensureContent(app);
    await keepMissingQuotes(app);
    app.wakeCopiesJob();
    return { safetyBackupId, note: accessAfterRestore(keepsAccess) };
  } finally {
    app.pageCache.clear();
    maintenanceMode(app).turnOff();
    if (app.lifecycle.phase === 'restoring') app.lifecycle.phase = 'serving';
  }
};

/** The path of the backup, downloaded first if it is only on Drive. NOT_FOUND. */
const fileOf = async (
  app: AppContext,
  id: string,
  operation: RunningOperation,
): Promise<string> => {
  const { backupsDir } = app.config;
  if (hasBackup(backupsDir, id)) return backupPath(backupsDir, id);
  operation.step('download');
  const fetched = await fetchBackup(app, id, operation);
  if (fetched === null) throw notFound('Backup non trovato.');
  return fetched;
};

const restoreWithin = async (
  app: AppContext,
  id: string,
  restorer: Restorer,
  operation: RunningOperation,
): Promise<Restored> => {
  makeFolder(app.config.backupsDir);
  const source = await fileOf(app, id, operation);
  operation.step('verify');
  const snapshot = await runTask('verify', { file: source }, { signal: operation.signal });
  // A working copy, and a safety backup about as large as the present data.
  await assertSpace(app, 3 * snapshot.databaseBytes);
  await placeUploads(app, snapshot, operation);
  const prepared = await prepare(app, source, restorer, operation);
  return replaceData(app, { prepared, backupId: id, by: restorer.name }, operation);
};

const removeDrafts = async ({ config }: AppContext, id: string): Promise<void> => {
  for (const name of ['restore', id]) {
    const path = draftPath(config.backupsDir, name);
    for (const ending of ['', '-wal', '-shm', '-journal']) {
      await rm(`${path}${ending}`, { force: true });
    }
  }
};

/**
 * Replaces the present data by a backup, after a safety backup of the present data. NOT_FOUND,
 * BACKUP_BUSY, BACKUP_INVALID, BACKUP_CANCELLED, DRIVE_UNAVAILABLE, NO_SPACE.
 */
export const restoreBackup = (app: AppContext, id: string, restorer: Restorer): Promise<Restored> =>
  operationLock(app).run({ kind: 'restore', backupId: id }, async (operation) => {
    try {
      const restored = await restoreWithin(app, id, restorer, operation);
      const { safetyBackupId } = restored;
      app.logger.info({ backup: id, safetyBackupId }, 'backup restored');
      return restored;
    } catch (error) {
      throw asBackupError(error);
    } finally {
      await removeDrafts(app, id);
      app.wakeMailWorker();
    }
  });
