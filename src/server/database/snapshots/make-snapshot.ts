import { closeSync, fsyncSync, openSync } from 'node:fs';
import { openSqlite } from '#server/database/open-sqlite.ts';
import { type FileEntry, type OnProgress, storeUploads } from './content-store.ts';
import { writeLists } from './file-list.ts';
import { namedFiles } from './named-files.ts';
import type { Snapshot } from './snapshot.types.ts';
import { verifySnapshot } from './verify-snapshot.ts';

const OWNER_ONLY = 0o600;

export type MakeSnapshot = {
  databaseFile: string;
  uploadsDir: string;
  storeDir: string;
  /** Where the copy is written. It becomes a backup only when it is verified and has its final name. */
  target: string;
  known: readonly FileEntry[];
};

type Steps = { onStep: (step: 'snapshot' | 'files' | 'verify') => void; onProgress: OnProgress };

/** Copies the database as of one moment, while others keep reading and writing. */
const copyDatabase = (databaseFile: string, target: string): void => {
  const source = openSqlite(databaseFile, { fileMustExist: true });
  try {
    // Created with its final mode; VACUUM INTO accepts an empty file.
    closeSync(openSync(target, 'a', OWNER_ONLY));
    source.prepare('VACUUM INTO ?').run(target);
  } finally {
    source.close();
  }
};

const addLists = (target: string, files: readonly FileEntry[]): void => {
  const copy = openSqlite(target);
  try {
    const present = new Set(files.map(({ name }) => name));
    const missing = namedFiles(copy).filter(({ name }) => !present.has(name));
    writeLists(copy, { files, missing });
  } finally {
    copy.close();
  }
};

const syncFile = (path: string): void => {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
};

/**
 * Copies the database, stores the uploads that belong to it, and verifies the result. Lists uploads
 * missing on the disk; the caller decides about them.
 */
export const makeSnapshot = async (
  { databaseFile, target, ...uploads }: MakeSnapshot,
  { onStep, onProgress }: Steps,
): Promise<Snapshot> => {
  onStep('snapshot');
  copyDatabase(databaseFile, target);
  onStep('files');
  const files = await storeUploads({ ...uploads, onProgress });
  addLists(target, files);
  onStep('verify');
  const snapshot = await verifySnapshot(target);
  syncFile(target);
  return snapshot;
};
