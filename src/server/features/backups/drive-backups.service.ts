import { mkdir } from 'node:fs/promises';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { contentPath, digestOf, type FileEntry } from '#server/database/snapshots/content-store.ts';
import { DriveError } from '#server/google-drive/drive-error.ts';
import type { DriveFile } from '#server/google-drive/drive-files.ts';
import type { Backup } from '#shared/backups.schema.ts';
import { asBackupError } from './backup-errors.ts';
import {
  backupPath,
  databaseBytesOf,
  draftPath,
  filesOf,
  missingFilesOf,
  storeDirOf,
} from './backup-folder.ts';
import { describeId, ENDING } from './backup-id.ts';
import type { RunningOperation } from './operation-lock.ts';

// Backups on Google Drive: the database copy as one file, and each upload once, named by its digest.

type Transfer = Pick<RunningOperation, 'signal' | 'progress'>;

/** Reports the progress of several files as one. */
const sumUp = (totalBytes: number, progress: Transfer['progress']) => {
  let before = 0;
  return {
    during: (doneBytes: number) => progress({ doneBytes: before + doneBytes, totalBytes }),
    after: (sizeBytes: number) => {
      before += sizeBytes;
    },
  };
};

const idOf = ({ name }: DriveFile): string => name.replace(ENDING, '');

const totalOf = (files: readonly { sizeBytes: number }[]): number =>
  files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** Without duplicates: files with the same content are stored once. */
const contentsOf = (files: readonly FileEntry[]): FileEntry[] => [
  ...new Map(files.map((file) => [file.sha256, file])).values(),
];

/** DRIVE_UNAVAILABLE. Called before a backup is made, so that none is made that could not be uploaded. */
export const assertDriveConnected = async ({ drive }: AppContext): Promise<void> => {
  const state = await drive.state();
  if (state !== 'connected') throw asBackupError(new DriveError(state));
};

const snapshotOf = async ({ config }: AppContext, id: string) => {
  const path = backupPath(config.backupsDir, id);
  const files = filesOf(config.backupsDir, id);
  return {
    name: `${id}${ENDING}`,
    kind: 'snapshot' as const,
    path,
    sha256: await digestOf(path),
    sizeBytes: databaseBytesOf(config.backupsDir, id),
    properties: {
      filesCount: String(files.length),
      filesBytes: String(totalOf(files)),
      missingFiles: String(missingFilesOf(config.backupsDir, id).length),
    },
  };
};

/** Uploads a backup: first its files, then the database copy that refers to them. */
export const sendBackup = async (
  app: AppContext,
  id: string,
  { signal, progress }: Transfer,
): Promise<void> => {
  const { backupsDir } = app.config;
  const there = new Set((await app.drive.list('content', { signal })).map(({ sha256 }) => sha256));
  const contents = contentsOf(filesOf(backupsDir, id)).filter(({ sha256 }) => !there.has(sha256));
  const snapshot = await snapshotOf(app, id);
  const sum = sumUp(totalOf([...contents, snapshot]), progress);
  const uploads = contents.map(({ sha256, sizeBytes }) => ({
    name: sha256,
    kind: 'content' as const,
    path: contentPath(storeDirOf(backupsDir), sha256),
    sha256,
    sizeBytes,
  }));
  for (const file of [...uploads, snapshot]) {
    await app.drive.upload(file, { signal, onProgress: sum.during });
    sum.after(file.sizeBytes);
  }
};

const snapshotsOnDrive = async (app: AppContext, signal?: AbortSignal): Promise<DriveFile[]> => {
  const files = await app.drive.list('snapshot', { signal });
  return files.filter((file) => describeId(idOf(file)) !== null);
};

/** Downloads a backup to a temporary file. Returns its path; null when Drive has none with this id. */
export const fetchBackup = async (
  app: AppContext,
  id: string,
  { signal, progress }: Transfer,
): Promise<string | null> => {
  if ((await app.drive.state()) !== 'connected') return null;
  const file = (await snapshotsOnDrive(app, signal)).find((known) => idOf(known) === id);
  if (!file) return null;
  const path = draftPath(app.config.backupsDir, id);
  const sum = sumUp(file.sizeBytes, progress);
  await app.drive.download(file, path, { signal, onProgress: sum.during });
  return path;
};

const tooFew = (count: number) =>
  new AppError(
    'BACKUP_INVALID',
    count === 1
      ? 'Al backup manca un file caricato: non puoi ripristinarlo.'
      : `Al backup mancano ${count} file caricati: non puoi ripristinarlo.`,
  );

/** Downloads missing files into the content store. BACKUP_INVALID when Drive lacks one too. */
export const fetchContent = async (
  app: AppContext,
  missing: readonly FileEntry[],
  { signal, progress }: Transfer,
): Promise<void> => {
  if ((await app.drive.state()) !== 'connected') throw tooFew(missing.length);
  const there = await app.drive.list('content', { signal });
  const bySha = new Map(there.map((file) => [file.sha256, file]));
  const wanted = contentsOf(missing);
  const found = wanted.flatMap(({ sha256 }) => bySha.get(sha256) ?? []);
  if (found.length < wanted.length) throw tooFew(wanted.length - found.length);
  const storeDir = storeDirOf(app.config.backupsDir);
  await mkdir(storeDir, { recursive: true, mode: 0o700 });
  const sum = sumUp(totalOf(found), progress);
  for (const file of found) {
    const path = contentPath(storeDir, file.sha256);
    await app.drive.download(file, path, { signal, onProgress: sum.during });
    sum.after(file.sizeBytes);
  }
};

/** Backups on Drive, for the list of backups. */
export const listDriveBackups = async (
  app: AppContext,
): Promise<Omit<Backup, 'location' | 'provenAt'>[]> => {
  if ((await app.drive.state()) !== 'connected') return [];
  return (await snapshotsOnDrive(app)).flatMap((file) => {
    const id = idOf(file);
    const described = describeId(id);
    if (!described) return [];
    return {
      id,
      fileName: file.name,
      ...described,
      databaseBytes: file.sizeBytes,
      filesCount: Number(file.properties.filesCount ?? 0),
      missingFiles: Number(file.properties.missingFiles ?? 0),
      isDamaged: false,
      filesBytes: Number(file.properties.filesBytes ?? 0),
    };
  });
};

/** True when Drive had it. Its files stay, because other backups may share them. */
export const deleteOnDrive = async (app: AppContext, id: string): Promise<boolean> => {
  if ((await app.drive.state()) !== 'connected') return false;
  const file = (await snapshotsOnDrive(app)).find((known) => idOf(known) === id);
  if (file) await app.drive.delete(file);
  return file !== undefined;
};
