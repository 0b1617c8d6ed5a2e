import { openSqlite } from '#server/database/open-sqlite.ts';
import type { OnProgress } from './content-store.ts';
import { exchangeDatabase } from './exchange-database.ts';
import { type MakeSnapshot, makeSnapshot } from './make-snapshot.ts';
import { type PrepareRestore, prepareRestore } from './prepare-restore.ts';
import { type ProveSnapshot, proveSnapshot } from './prove-snapshot.ts';
import { verifySnapshot } from './verify-snapshot.ts';

type Report = { onStep: (step: 'snapshot' | 'files' | 'verify') => void; onProgress: OnProgress };

/** SQLite creates two files beside a database in WAL mode whenever it is read; a backup is one file. */
const leaveWalMode = (file: string): void => {
  const database = openSqlite(file);
  try {
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
};

/** The tasks of the worker thread, all of which read or write whole files. */
export const snapshotTasks = {
  make: (input: MakeSnapshot, report: Report) => makeSnapshot(input, report),
  verify: ({ file }: { file: string }) => verifySnapshot(file),
  accept: async ({ file }: { file: string }) => {
    await verifySnapshot(file);
    leaveWalMode(file);
  },
  prove: (input: ProveSnapshot) => proveSnapshot(input),
  prepare: (input: PrepareRestore) => prepareRestore(input),
  exchange: ({ prepared, databaseFile }: { prepared: string; databaseFile: string }) =>
    exchangeDatabase(prepared, databaseFile),
};

type SnapshotTasks = typeof snapshotTasks;
export type TaskName = keyof SnapshotTasks;
export type TaskInput<Name extends TaskName> = Parameters<SnapshotTasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<SnapshotTasks[Name]>>;
export type TaskReport = Report;
