import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { BackupKind, BackupMethod } from '#shared/backups.schema.ts';
import { asBackupError } from './backup-errors.ts';
import { deleteLocal, sweepStore } from './backup-folder.ts';
import { changeNotes } from './backup-notes.ts';
import { assertDriveConnected, sendBackup } from './drive-backups.service.ts';
import { makeLocalBackup, noteSuccess } from './local-backup.service.ts';
import { operationLock, type RunningOperation } from './operation-lock.ts';

type Wanted = { method: BackupMethod; kind: BackupKind };

/** A backup that cannot be uploaded stays on this server and is uploaded by a later run. */
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
  { method, kind }: Wanted,
  operation: RunningOperation,
): Promise<string> => {
  if (method !== 'local') await assertDriveConnected(app);
  const { signal, progress, step } = operation;
  const id = await makeLocalBackup(app, kind, { signal, progress, onStep: step });
  if (method === 'local') return id;
  await sendOrKeep(app, id, operation);
  if (method === 'drive') {
    await deleteLocal(app.config.backupsDir, id);
    await sweepStore(app.config.backupsDir);
  }
  return id;
};

/**
 * Makes a backup of everything at this moment. BACKUP_BUSY, BACKUP_CANCELLED, NO_SPACE,
 * DRIVE_UNAVAILABLE. Returns its id.
 */
export const createBackup = (app: AppContext, wanted: Wanted): Promise<string> =>
  operationLock(app).run({ kind: 'create', backupId: null }, async (operation) => {
    try {
      const id = await createWithin(app, wanted, operation);
      await noteSuccess(app, { lastFailure: null });
      app.logger.info({ backup: id, method: wanted.method }, 'backup made');
      return id;
    } catch (error) {
      throw asBackupError(error);
    }
  });
