import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { NamedFile } from '#server/database/snapshots/named-files.ts';
import { runTask } from '#server/database/snapshots/run-task.ts';
import { deletionHold } from '#server/features/media/deletion-hold.ts';
import { removeOrphanedFiles } from '#server/features/media/media-files.service.ts';
import { syncFolder } from '#server/infrastructure/file-storage.ts';
import { isStorageUnavailable } from '#server/storage-trouble.ts';
import type { BackupKind } from '#shared/backups.schema.ts';
import { filesMissing } from './backup-errors.ts';
import {
  backupPath,
  draftPath,
  findListsOf,
  hasBackup,
  listLocalIds,
  makeFolder,
  storeDirOf,
} from './backup-folder.ts';
import { newBackupId } from './backup-id.ts';
import { type BackupNotes, changeNotes } from './backup-notes.ts';
import type { RunningOperation } from './operation-lock.ts';

/** Space that a backup leaves to the running site. */
const SPARE_BYTES = 64 * 1024 * 1024;

const databaseSize = async ({ config }: AppContext): Promise<number> => {
  const sizes = await Promise.all(
    ['', '-wal'].map(async (ending) => {
      const file = `${config.databaseFile}${ending}`;
      return existsSync(file) ? (await stat(file)).size : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** NO_SPACE when writing `bytes` would leave too little space for the site. */
export const assertSpace = async (app: AppContext, bytes: number): Promise<void> => {
  const free = await app.freeBytes(app.config.backupsDir);
  if (free - bytes < SPARE_BYTES) throw new AppError('NO_SPACE');
};

export type MadeBackup = { id: string; missing: NamedFile[] };

/** Names of uploads are never reused, so the digests in the newest backup are still valid. */
const knownFiles = (backupsDir: string) => {
  const [newest] = listLocalIds(backupsDir);
  return newest === undefined ? [] : (findListsOf(backupsDir, newest)?.files ?? []);
};

const newId = ({ clock, config }: AppContext, kind: BackupKind): string =>
  newBackupId(clock.now(), kind, (id) => hasBackup(config.backupsDir, id));

/** Moves a verified file into the folder of backups. Returns its id. */
export const keepBackup = async (
  app: AppContext,
  draft: string,
  kind: BackupKind,
): Promise<string> => {
  const { backupsDir } = app.config;
  const id = newId(app, kind);
  await rename(draft, backupPath(backupsDir, id));
  await syncFolder(backupsDir);
  return id;
};

type Maker = Pick<RunningOperation, 'signal' | 'progress'> & {
  /** Whether an incomplete backup, without the missing files, is better than none. */
  withoutMissing: boolean;
  onStep: (step: 'snapshot' | 'files' | 'verify') => void;
};

const writeDraft = async (app: AppContext, target: string, maker: Maker): Promise<NamedFile[]> => {
  const { databaseFile, uploadsDir, backupsDir } = app.config;
  deletionHold(app).begin();
  try {
    const known = knownFiles(backupsDir);
    const input = { databaseFile, uploadsDir, storeDir: storeDirOf(backupsDir), target, known };
    const { signal, onStep, progress, withoutMissing } = maker;
    const { missing } = await runTask('make', input, { signal, onStep, onProgress: progress });
    if (missing.length > 0 && !withoutMissing) throw filesMissing(missing);
    return missing;
  } finally {
    await removeOrphanedFiles(app, deletionHold(app).end());
  }
};

/** A complete backup is valid even when there is no space left for the notes. */
export const noteSuccess = (app: AppContext, notes: Partial<BackupNotes>): Promise<void> =>
  changeNotes(app.config.backupsDir, () => notes).catch((err: unknown) => {
    if (!isStorageUnavailable(err)) throw err;
    app.logger.warn({ err }, 'no room to note a backup');
  });

/** Makes a backup on this server; the caller holds the operation lock. NO_SPACE, BACKUP_FILES_MISSING. */
export const makeLocalBackup = async (
  app: AppContext,
  kind: BackupKind,
  maker: Maker,
): Promise<MadeBackup> => {
  const { backupsDir } = app.config;
  makeFolder(backupsDir);
  await assertSpace(app, await databaseSize(app));
  const target = draftPath(backupsDir, newId(app, kind));
  try {
    const missing = await writeDraft(app, target, maker);
    const id = await keepBackup(app, target, kind);
    if (missing.length === 0) await noteSuccess(app, { lastGoodAt: app.clock.now().toISOString() });
    return { id, missing };
  } catch (error) {
    for (const ending of ['', '-journal']) await rm(`${target}${ending}`, { force: true });
    throw error;
  }
};
