import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { runTask } from '#server/database/snapshots/run-task.ts';
import { asBackupError } from './backup-errors.ts';
import { reportFailure } from './backup-failure.ts';
import { backupPath, draftPath, hasBackup, listLocalIds, storeDirOf } from './backup-folder.ts';
import { changeNotes, readNotes } from './backup-notes.ts';
import { isDailyDue, isTrialDue } from './backup-schedule.ts';
import { deleteBackup, listBackups } from './backups.service.ts';
import { createBackup } from './create-backup.service.ts';
import { sendBackup } from './drive-backups.service.ts';
import { operationLock } from './operation-lock.ts';
import { expiredBackups } from './retention.ts';

const isConnected = async ({ drive }: AppContext): Promise<boolean> =>
  (await drive.state()) === 'connected';

/** Deletes those that the rule lets go, here and on Drive. */
const applyRetention = async (app: AppContext): Promise<void> => {
  const backups = await listBackups(app);
  const proven = new Set(backups.flatMap(({ id, provenAt }) => (provenAt ? id : [])));
  for (const id of expiredBackups(backups, (known) => proven.has(known))) {
    await deleteBackup(app, id);
  }
};

const makeDailyBackup = async (app: AppContext): Promise<void> => {
  const { backupsDir } = app.config;
  const now = app.clock.now().toISOString();
  await changeNotes(backupsDir, () => ({ lastTriedAt: now }));
  const method = (await isConnected(app)) ? 'both' : 'local';
  await createBackup(app, { method, kind: 'daily' });
  await changeNotes(backupsDir, () => ({ lastGoodDailyAt: now }));
  await applyRetention(app);
  if (method === 'both') await app.drive.sweep();
};

/** What did not reach Drive when it was made is sent now. */
const sendAwaiting = async (app: AppContext): Promise<void> => {
  const { backupsDir } = app.config;
  for (const id of readNotes(backupsDir).awaitingDrive) {
    if (hasBackup(backupsDir, id)) {
      await operationLock(app).run({ kind: 'create', backupId: id }, async (operation) => {
        operation.step('upload');
        await sendBackup(app, id, operation);
      });
    }
    await changeNotes(backupsDir, ({ awaitingDrive }) => ({
      awaitingDrive: awaitingDrive.filter((awaiting) => awaiting !== id),
    }));
  }
};

/** Restores the newest backup into a scratch file and notes that it would have worked. BACKUP_INVALID. */
export const proveNewest = async (app: AppContext): Promise<void> => {
  const { backupsDir } = app.config;
  const [id] = listLocalIds(backupsDir);
  if (id === undefined) return;
  const now = app.clock.now().toISOString();
  await operationLock(app).run({ kind: 'trial', backupId: id }, async ({ signal }) => {
    const file = backupPath(backupsDir, id);
    const scratch = draftPath(backupsDir, 'trial');
    await runTask('prove', { file, storeDir: storeDirOf(backupsDir), scratch }, { signal });
  });
  await changeNotes(backupsDir, ({ provenAt }) => ({
    lastTrialAt: now,
    provenAt: { ...provenAt, [id]: now },
  }));
};

/** Somebody makes a backup right now, or ended this one: its turn comes again. */
const isPutOff = (error: unknown): boolean =>
  error instanceof AppError && ['BACKUP_BUSY', 'BACKUP_CANCELLED'].includes(error.code);

const attempt = async (
  app: AppContext,
  work: (app: AppContext) => Promise<void>,
): Promise<void> => {
  try {
    await work(app);
  } catch (error) {
    const reason = asBackupError(error);
    if (!isPutOff(reason)) await reportFailure(app, reason);
  }
};

/** A site that is new today makes its first backup in its first night. */
const beginCounting = async (app: AppContext): Promise<void> => {
  const { backupsDir } = app.config;
  if (readNotes(backupsDir).lastGoodDailyAt !== null) return;
  await changeNotes(backupsDir, () => ({ lastGoodDailyAt: app.clock.now().toISOString() }));
};

/** Does what is due: the day's backup, what still has to reach Drive, the week's trial restore. */
export const keepBackups = async (app: AppContext): Promise<void> => {
  const { backupsDir } = app.config;
  await beginCounting(app);
  if (isDailyDue(app.clock.now(), readNotes(backupsDir))) await attempt(app, makeDailyBackup);
  const isWaiting = readNotes(backupsDir).awaitingDrive.length > 0;
  if (isWaiting && (await isConnected(app))) await attempt(app, sendAwaiting);
  const { lastTrialAt } = readNotes(backupsDir);
  if (isTrialDue(app.clock.now(), lastTrialAt)) await attempt(app, proveNewest);
};
