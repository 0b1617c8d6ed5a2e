import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isSite } from '#server/assert-startable.ts';
import { readEnvironment } from '#server/config.ts';
import { asUnusable } from '#server/database/assert-usable.ts';
import { lockData } from '#server/database/lock-data.ts';
import { listMissing, restoreUploads } from '#server/database/snapshots/content-store.ts';
import { runTask } from '#server/database/snapshots/run-task.ts';
import type { Snapshot } from '#server/database/snapshots/snapshot.types.ts';
import { SnapshotError } from '#server/database/snapshots/snapshot-error.ts';
import { accessAfterRestore } from '#server/features/backups/access-after-restore.ts';
import { kindOf, unpackArchive } from '#server/features/backups/backup-archive.ts';
import { draftPath, makeFolder, storeDirOf } from '#server/features/backups/backup-folder.ts';
import { shellCommand } from '#server/shell-command.ts';
import { printLine, readArguments, runCommand, UsageError } from './run-command.ts';

// `npm run restore -- FILE`: replaces the data by a backup while the site is stopped.

const USAGE = `Uso: ${shellCommand('restore', 'FILE [--without-files]')}

FILE è un backup (.sqlite) con la sua cartella "files" accanto, un .tar scaricato dall'area gestione,
o una copia del database fatta a mano. --without-files va avanti anche se mancano delle immagini.
Il sito dev'essere fermo; quello che c'è ora viene tenuto come backup.`;

/** A backup that can be read: the database's copy, and the folder with the uploads of its list. */
type Source = { database: string; storeDir: string };

/** Unpacks an archive into the folder of backups; anything else is taken where it is. */
const withSource = async (
  file: string,
  backupsDir: string,
  use: (source: Source) => Promise<void>,
): Promise<void> => {
  if ((await kindOf(file)) === 'database') {
    return use({ database: file, storeDir: join(dirname(file), 'files') });
  }
  const database = draftPath(backupsDir, 'restore');
  try {
    await unpackArchive(file, { target: database, backupsDir });
    await use({ database, storeDir: storeDirOf(backupsDir) });
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${database}${ending}`, { force: true });
  }
};

const { databaseFile, uploadsDir, backupsDir } = readEnvironment();

const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');

const backUp = async (): Promise<void> => {
  const target = join(backupsDir, `${stamp}-safety.sqlite`);
  // Under a temporary name, which the next start of the site removes if this is interrupted.
  const draft = draftPath(backupsDir, 'safety');
  rmSync(draft, { force: true });
  const storeDir = storeDirOf(backupsDir);
  const { missing } = await runTask('make', {
    ...{ databaseFile, uploadsDir, storeDir },
    target: draft,
    known: [],
  });
  renameSync(draft, target);
  printLine(`Quello che c'era è tenuto in ${target}`);
  if (missing.length > 0) printLine(`Sul disco mancavano già ${missing.length} dei suoi file.`);
};

const isDamaged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(NOTADB|CORRUPT)/.test(`${error.code}`);

const moveAside = (): void => {
  const aside = `${databaseFile}.damaged-${stamp}`;
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(`${databaseFile}${ending}`)) {
      renameSync(`${databaseFile}${ending}`, `${aside}${ending}`);
    }
  }
  printLine(`Il database che c'era è danneggiato: è tenuto in ${aside}`);
};

/** Keeps the present data as a regular backup, or as they are if they cannot be read. */
const keepPresentData = async (): Promise<void> => {
  if (!isSite(databaseFile)) return;
  await backUp().catch((error: unknown) => {
    if (!isDamaged(error)) throw error;
    moveAside();
  });
};

/** Names of the uploads that are neither beside the backup nor on this server. */
const lackingFiles = async (snapshot: Snapshot, storeDir: string): Promise<Set<string>> => {
  const unlisted = snapshot.named.filter(
    ({ name }) => !snapshot.files.some((file) => file.name === name),
  );
  const lost = await listMissing(snapshot.files, { storeDir, uploadsDir });
  const nowhere = unlisted.filter(({ name }) => !existsSync(join(uploadsDir, name)));
  return new Set([...lost, ...nowhere].map(({ name }) => name));
};

const refuseWithoutFiles = (count: number, storeDir: string): never => {
  throw new SnapshotError(
    `È una copia senza i suoi file: ne mancano ${count}, che non sono né in ${storeDir} né in ` +
      `${uploadsDir}. Metti lì la cartella che li contiene; oppure, per andare avanti senza, ` +
      'ripeti il comando con --without-files.',
  );
};

const restore = async (
  { database, storeDir }: Source,
  { withoutFiles }: { withoutFiles: boolean },
): Promise<{ lacking: number; keepsAccess: boolean }> => {
  const snapshot = await runTask('verify', { file: database });
  const lacking = await lackingFiles(snapshot, storeDir);
  if (lacking.size > 0 && !withoutFiles) refuseWithoutFiles(lacking.size, storeDir);
  await keepPresentData();
  const prepared = `${databaseFile}.restore`;
  await runTask('prepare', { source: database, target: prepared, session: null });
  const files = snapshot.files.filter(({ name }) => !lacking.has(name));
  await restoreUploads(files, { storeDir, uploadsDir, onProgress: () => undefined });
  const keepsAccess = await runTask('exchange', { prepared, databaseFile });
  rmSync(prepared, { force: true });
  return { lacking: lacking.size, keepsAccess };
};

await runCommand(async () => {
  const { positionals, values } = readArguments(USAGE, {
    'without-files': { type: 'boolean', default: false },
  });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new UsageError(USAGE);
  const file = resolve(given);
  if (!existsSync(file)) throw new UsageError(`${file} non esiste.\n\n${USAGE}`);
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  makeFolder(backupsDir);
  const unlock = lockData(databaseFile);
  try {
    await withSource(file, backupsDir, async (source) => {
      const withoutFiles = values['without-files'];
      const { lacking, keepsAccess } = await restore(source, { withoutFiles });
      printLine(`Ripristinato ${file}. Tutti devono accedere di nuovo.`);
      printLine(accessAfterRestore(keepsAccess));
      if (lacking > 0) printLine(`Mancano ${lacking} file: le pagine che li usano restano senza.`);
    });
  } catch (error) {
    throw asUnusable(databaseFile, error);
  } finally {
    unlock();
  }
});
