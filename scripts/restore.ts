import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readEnvironment } from '#server/config.ts';
import { UnusableDataError } from '#server/database/assert-usable.ts';
import { DataInUseError, lockData } from '#server/database/lock-data.ts';
import { listMissing, restoreUploads } from '#server/database/snapshots/content-store.ts';
import { runTask } from '#server/database/snapshots/run-task.ts';
import { SnapshotError } from '#server/database/snapshots/snapshot-error.ts';
import { draftPath } from '#server/features/backups/backup-folder.ts';

// `npm run restore -- FILE`: replaces the data by a backup while the site is stopped. FILE is in the
// folder of backups, or beside a folder `files` with the same layout.

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const file = resolve(process.argv[2] ?? '');
const { databaseFile, uploadsDir, backupsDir } = readEnvironment();
const storeDir = join(dirname(file), 'files');

/** Keeps the present data as a regular backup. */
const keepPresentData = async (): Promise<void> => {
  if (!existsSync(databaseFile)) return;
  mkdirSync(backupsDir, { recursive: true, mode: 0o700 });
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const target = join(backupsDir, `${stamp}-safety.sqlite`);
  const store = join(backupsDir, 'files');
  // Under a temporary name, which the next start of the site removes if this is interrupted.
  const draft = draftPath(backupsDir, 'safety');
  rmSync(draft, { force: true });
  const { missing } = await runTask('make', {
    databaseFile,
    uploadsDir,
    storeDir: store,
    target: draft,
    known: [],
  });
  renameSync(draft, target);
  say(`The data that was there is kept in ${target}`);
  if (missing.length > 0) say(`${missing.length} of its uploads were missing on the disk.`);
};

const restore = async (): Promise<void> => {
  const snapshot = await runTask('verify', { file });
  const missing = await listMissing(snapshot.files, { storeDir, uploadsDir });
  if (missing.length > 0) {
    throw new SnapshotError(
      `${missing.length} uploads are neither in ${storeDir} nor in ${uploadsDir}.`,
    );
  }
  await keepPresentData();
  const prepared = `${databaseFile}.restore`;
  await runTask('prepare', { source: file, target: prepared, session: null });
  await restoreUploads(snapshot.files, { storeDir, uploadsDir, onProgress: () => undefined });
  await runTask('exchange', { prepared, databaseFile });
  rmSync(prepared, { force: true });
  say(`Restored ${file}: ${snapshot.files.length} uploads. Everybody has to log in again.`);
};

const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

if (process.argv.length !== 3 || !existsSync(file)) fail('Usage: npm run restore -- FILE');
try {
  const unlock = lockData(databaseFile);
  await restore().finally(unlock);
} catch (error) {
  const foreseen = [SnapshotError, DataInUseError, UnusableDataError];
  if (!(error instanceof Error && foreseen.some((kind) => error instanceof kind))) throw error;
  fail(error.message);
}
