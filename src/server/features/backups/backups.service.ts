import type { Readable } from 'node:stream';
import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { notifyAdmins } from '#server/features/accounts/notify-admins.ts';
import { perApp } from '#server/per-app.ts';
import type { Backup, BackupStatus } from '#shared/backups.schema.ts';
import { archiveOf } from './backup-archive.ts';
import { asBackupError } from './backup-errors.ts';
import {
  databaseBytesOf,
  deleteLocal,
  findListsOf,
  hasBackup,
  listLocalIds,
  sweepStore,
} from './backup-folder.ts';
import { describeId, ENDING } from './backup-id.ts';
import { changeNotes, readNotes } from './backup-notes.ts';
import { deleteOnDrive, listDriveBackups } from './drive-backups.service.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';
import { operationLock } from './operation-lock.ts';

type Found = Omit<Backup, 'location' | 'provenAt'>;

const listLocalBackups = (backupsDir: string): Found[] =>
  listLocalIds(backupsDir).flatMap((id) => {
    const described = describeId(id);
    if (!described) return [];
    const lists = findListsOf(backupsDir, id);
    const { files, missing } = lists ?? { files: [], missing: [] };
    return {
      id,
      fileName: `${id}${ENDING}`,
      ...described,
      databaseBytes: databaseBytesOf(backupsDir, id),
      filesCount: files.length,
      missingFiles: missing.length,
      isDamaged: lists === null,
      filesBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    };
  });

/** Empty when Drive cannot be reached; `getBackupStatus` reports why. */
const listOnDrive = async (app: AppContext): Promise<Found[]> => {
  try {
    return await listDriveBackups(app);
  } catch (err) {
    const reason = asBackupError(err);
    if (!(reason instanceof AppError)) throw err;
    app.logger.warn({ err }, 'backups on Drive not listed');
    return [];
  }
};

/** Backups on this server and on Drive, newest first. */
export const listBackups = async (app: AppContext): Promise<Backup[]> => {
  const { backupsDir } = app.config;
  const { provenAt } = readNotes(backupsDir);
  const local = listLocalBackups(backupsDir);
  const remote = await listOnDrive(app);
  const localIds = new Set(local.map(({ id }) => id));
  const remoteIds = new Set(remote.map(({ id }) => id));
  const locationOf = (id: string) => {
    if (!localIds.has(id)) return 'drive';
    return remoteIds.has(id) ? 'both' : 'local';
  };
  return [...local, ...remote.filter(({ id }) => !localIds.has(id))]
    .map((found): Backup => {
      const { id } = found;
      return { ...found, location: locationOf(id), provenAt: provenAt[id] ?? null };
    })
    .sort((a, b) => (a.id < b.id ? 1 : -1));
};

/** When a backup last succeeded, and when one was last proven by a trial restore. */
export const lastBackups = ({
  config,
}: AppContext): Pick<BackupStatus, 'lastGoodAt' | 'lastProvenAt'> => {
  const { lastGoodAt, provenAt } = readNotes(config.backupsDir);
  const [lastProvenAt = null] = Object.values(provenAt).sort().reverse();
  return { lastGoodAt, lastProvenAt };
};

export const getBackupStatus = async (app: AppContext): Promise<BackupStatus> => ({
  operation: operationLock(app).current(),
  ...lastBackups(app),
  lastFailure: readNotes(app.config.backupsDir).lastFailure,
  drive: {
    state: await app.drive.state(),
    problem: await app.drive.problem(),
  },
});

/** Deletes a backup on this server and on Drive. NOT_FOUND, BACKUP_BUSY, DRIVE_UNAVAILABLE. */
export const deleteBackup = async (app: AppContext, id: string): Promise<void> => {
  if (operationLock(app).current()) throw new AppError('BACKUP_BUSY');
  const { backupsDir } = app.config;
  const isHere = hasBackup(backupsDir, id);
  const wasThere = await deleteOnDrive(app, id).catch((error: unknown) => {
    throw asBackupError(error);
  });
  if (!isHere && !wasThere) throw notFound('Backup non trovato.');
  await deleteLocal(backupsDir, id);
  await sweepStore(backupsDir);
  await changeNotes(backupsDir, ({ provenAt, awaitingDrive }) => ({
    provenAt: Object.fromEntries(Object.entries(provenAt).filter(([proven]) => proven !== id)),
    awaitingDrive: awaitingDrive.filter((awaiting) => awaiting !== id),
  }));
  app.logger.info({ backup: id }, 'backup deleted');
};

/** Long enough for a browser to follow a link. */
const DOWNLOAD_TOKEN_MS = 60_000;

/** Each holds the backup's id. */
const downloadTokens = perApp((app) => createOneTimeTokens<string>(app, DOWNLOAD_TOKEN_MS));

/** A token that downloads a local backup once. NOT_FOUND. */
export const issueDownloadToken = (app: AppContext, id: string, by: Caller): string => {
  if (!hasBackup(app.config.backupsDir, id)) {
    throw notFound('Il backup non si trova su questo server.');
  }
  return downloadTokens(app).issue(id, by);
};

/** The archive for a download token; null when the token is no longer valid. */
export const openArchive = async (
  app: AppContext,
  token: string,
): Promise<{ fileName: string; stream: Readable } | null> => {
  const { backupsDir } = app.config;
  const redeemed = await downloadTokens(app).redeem(token);
  if (redeemed === null || !hasBackup(backupsDir, redeemed.value)) return null;
  const { value: id, by: actor } = redeemed;
  const subject = { kind: 'backup-used', backupId: id, by: actor.name, use: 'downloaded' } as const;
  await inTransaction(app.database, (tx) => notifyAdmins(tx, subject, app.clock.now()));
  app.wakeMailWorker();
  await app.audit.record({ action: 'backups.download', outcome: 'done', actor, subjectId: id });
  return { fileName: `${id}.tar`, stream: archiveOf(backupsDir, id) };
};
