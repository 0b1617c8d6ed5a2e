import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { BackupKind, BackupMethod } from '#shared/backups.schema.ts';
import { asBackupError } from './backup-errors.ts';
import { deleteLocal, sweepStore } from './backup-folder.ts';
import { changeNotes } from './backup-notes.ts';
import { assertDriveConnected, sendBackup } from './drive-backups.service.ts';
import { type MadeBackup, makeLocalBackup, noteSuccess } from './local-backup.service.ts';
import { operationLock, type RunningOperation } from './operation-lock.ts';

type Wanted = {
  method: BackupMethod;
  kind: BackupKind;
  /** Whether missing files are left out and the backup is marked as incomplete. */
  withoutMissing: boolean;
};

/** A backup that cannot be uploaded stays on this server; a later run uploads it. */
const sendOrKeep = async (
  app: AppContext,
  id: string,
  operation: RunningOperation,
): Promise<void> => {
  const { backupsDir } = app.config;
  operation.step('upload');
  try {
    await sendBackup(app, id, operation);
  } catch (error) {
    await changeNotes(backupsDir, ({ awaitingDrive }) => ({
      awaitingDrive: [...new Set([...awaitingDrive, id])],
    }));
    const reason = asBackupError(error);
    if (!(reason instanceof AppError)) throw error;
    throw new AppError(reason.code, `${reason.message} Il backup è rimasto su questo server.`);
  }
};

const createWithin = async (
  app: AppContext,
  { method, kind, withoutMissing }: Wanted,
  operation: RunningOperation,
): Promise<MadeBackup> => {
  if (method !== 'local') await assertDriveConnected(app);
  const { signal, progress, step } = operation;
  const maker = { signal, progress, onStep: step, withoutMissing };
  const made = await makeLocalBackup(app, kind, maker);
  if (method === 'local') return made;
  await sendOrKeep(app, made.id, operation);
  if (method === 'drive') {
    await deleteLocal(app.config.backupsDir, made.id);
    await sweepStore(app.config.backupsDir);
  }
  return made;
};

/**
 * Backs up everything as of this moment. BACKUP_BUSY, BACKUP_CANCELLED, NO_SPACE, DRIVE_UNAVAILABLE,
 * BACKUP_FILES_MISSING.
 */
export const createBackup = (app: AppContext, wanted: Wanted): Promise<MadeBackup> =>
  operationLock(app).run({ kind: 'create', backupId: null }, async (operation) => {
    try {
      const made = await createWithin(app, wanted, operation);
      const { id: backup, missing } = made;
      if (missing.length === 0) await noteSuccess(app, { lastFailure: null });
      app.logger.info({ backup, method: wanted.method, missing: missing.length }, 'backup made');
      return made;
    } catch (error) {
      throw asBackupError(error);
    }
  });
