import { stat } from 'node:fs/promises';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { runTask } from '#server/database/snapshots/run-task.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findAdmins } from '#server/features/accounts/accounts.service.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import { isClockTrusted } from '#server/features/privacy/clock-check.ts';
import { DriveError } from '#server/google-drive/drive-error.ts';
import { asBackupError, filesMissing } from './backup-errors.ts';
import {
  backupPath,
  draftPath,
  hasBackup,
  listLocalIds,
  missingFilesOf,
  storeDirOf,
} from './backup-folder.ts';
import { describeId } from './backup-id.ts';
import { changeNotes, readNotes } from './backup-notes.ts';
import { elapsedSince, isDailyDue, isTrialDue } from './backup-schedule.ts';
import { deleteBackup, listBackups } from './backups.service.ts';
import { createBackup } from './create-backup.service.ts';
import { sendBackup } from './drive-backups.service.ts';
import { assertSpace } from './local-backup.service.ts';
import { operationLock } from './operation-lock.ts';
import { expiredBackups } from './retention.ts';

const isConnected = async ({ drive }: AppContext): Promise<boolean> =>
  (await drive.state()) === 'connected';

/**
 * Deletes expired backups, here and on Drive. Skipped after a jump of the clock, when their age is
 * unknown.
 */
const applyRetention = async (app: AppContext): Promise<void> => {
  if (!(await isClockTrusted(app))) return;
  const backups = await listBackups(app);
  const proven = new Set(backups.flatMap(({ id, provenAt }) => (provenAt ? id : [])));
  for (const id of expiredBackups(backups, (known) => proven.has(known), app.clock.now())) {
    await deleteBackup(app, id);
  }
};

const makeDailyBackup = async (app: AppContext): Promise<void> => {
  const { backupsDir } = app.config;
  const now = app.clock.now().toISOString();
  await changeNotes(backupsDir, () => ({ lastTriedAt: now }));
  const method = (await isConnected(app)) ? 'both' : 'local';
  const wanted = { method, kind: 'daily', withoutMissing: true } as const;
  const { missing } = await createBackup(app, wanted);
  await changeNotes(backupsDir, () => ({ lastGoodDailyAt: now }));
  await applyRetention(app);
  if (method === 'both') await app.drive.sweep();
  // The bookings are saved, but it counts as a failure, so that administrators learn which files are
  // lost.
  if (missing.length > 0) throw filesMissing(missing);
  // Backups used to reach Drive: that they no longer do must not go unnoticed.
  if (method === 'local' && app.config.drive.withdrawn.length > 0)
    throw new DriveError('withdrawn');
};

/** Uploads the backups that did not reach Drive when they were made. */
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

/** Restores the newest complete backup into a scratch file and notes the success. BACKUP_INVALID, NO_SPACE. */
const proveNewest = async (app: AppContext): Promise<void> => {
  const { backupsDir } = app.config;
  const now = app.clock.now().toISOString();
  const id = listLocalIds(backupsDir).find(
    (made) =>
      (describeId(made)?.createdAt ?? '') <= now && missingFilesOf(backupsDir, made).length === 0,
  );
  if (id === undefined) return;
  await operationLock(app).run({ kind: 'trial', backupId: id }, async ({ signal }) => {
    const file = backupPath(backupsDir, id);
    await assertSpace(app, (await stat(file)).size);
    const scratch = draftPath(backupsDir, 'trial');
    await runTask('prove', { file, storeDir: storeDirOf(backupsDir), scratch }, { signal });
  });
  await changeNotes(backupsDir, ({ provenAt }) => ({
    lastTrialAt: now,
    provenAt: { ...provenAt, [id]: now },
  }));
};

/** At most about one mail a day. */
const MAIL_INTERVAL_MS = 20 * 60 * 60 * 1000;

const UNEXPECTED =
  'si è verificato un errore imprevisto. Chi si occupa del server ne trova la causa nei suoi log.';

const mailAdmins = async (app: AppContext, message: string, createdAt: string): Promise<void> => {
  await inTransaction(app.database, async (tx) => {
    for (const recipient of await findAdmins(tx)) {
      await enqueueMail(tx, { subject: { kind: 'backup-failed', message }, recipient, createdAt });
    }
  });
  app.wakeMailWorker();
};

/** Notes the failure of a scheduled backup and mails it to the administrators. */
const reportFailure = async (app: AppContext, error: unknown): Promise<void> => {
  const isExpected = error instanceof AppError && error.code !== 'INTERNAL';
  const message = isExpected ? error.message : UNEXPECTED;
  app.logger.error({ err: error }, 'automatic backup failed');
  const { backupsDir } = app.config;
  const now = app.clock.now();
  const last = readNotes(backupsDir).lastFailure;
  await changeNotes(backupsDir, () => ({ lastFailure: { at: now.toISOString(), message } }));
  const isMailDue = elapsedSince(last?.at ?? null, now) >= MAIL_INTERVAL_MS;
  if (isMailDue) await mailAdmins(app, message, now.toISOString());
};

/** Busy or cancelled: the next run tries again. */
const isPostponed = (error: unknown): boolean =>
  error instanceof AppError && ['BACKUP_BUSY', 'BACKUP_CANCELLED'].includes(error.code);

const attempt = async (
  app: AppContext,
  work: (app: AppContext) => Promise<void>,
): Promise<void> => {
  try {
    await work(app);
  } catch (error) {
    const reason = asBackupError(error);
    if (!isPostponed(reason)) await reportFailure(app, reason);
  }
};

/** Counts a new site as backed up, so that its first backup is made in its first night. */
const setFirstDay = async (app: AppContext): Promise<void> => {
  const { backupsDir } = app.config;
  if (readNotes(backupsDir).lastGoodDailyAt !== null) return;
  await changeNotes(backupsDir, () => ({ lastGoodDailyAt: app.clock.now().toISOString() }));
};

/** Does what is due: the daily backup, pending uploads to Drive, the weekly trial restore. */
export const keepBackups = async (app: AppContext): Promise<void> => {
  const { backupsDir } = app.config;
  await setFirstDay(app);
  if (isDailyDue(app.clock.now(), readNotes(backupsDir))) await attempt(app, makeDailyBackup);
  const isWaiting = readNotes(backupsDir).awaitingDrive.length > 0;
  if (isWaiting && (await isConnected(app))) await attempt(app, sendAwaiting);
  const { lastTrialAt } = readNotes(backupsDir);
  if (isTrialDue(app.clock.now(), lastTrialAt)) await attempt(app, proveNewest);
};
