import { rmSync } from 'node:fs';
import { openSqlite } from '#server/database/open-sqlite.ts';
import { contentPath, digestOf, type FileEntry } from './content-store.ts';
import { prepareRestore } from './prepare-restore.ts';
import { SnapshotError } from './snapshot-error.ts';
import { verifySnapshot } from './verify-snapshot.ts';

const assertContent = async (files: readonly FileEntry[], storeDir: string): Promise<void> => {
  for (const { sha256 } of files) {
    const digest = await digestOf(contentPath(storeDir, sha256)).catch(() => null);
    if (digest !== sha256) throw new SnapshotError('Al backup mancano dei file caricati.');
  }
};

const assertUsable = (scratch: string): void => {
  const database = openSqlite(scratch, { readonly: true });
  try {
    const report = database.pragma('integrity_check(1)', { simple: true });
    const houses = database.prepare('SELECT count(*) FROM homepage_settings').pluck().get();
    if (report !== 'ok' || houses !== 1) throw new SnapshotError('Il backup è danneggiato.');
  } finally {
    database.close();
  }
};

export type ProveSnapshot = { file: string; storeDir: string; scratch: string };

/**
 * Restores a backup into a scratch file and checks the result, every upload by its digest. Throws
 * SnapshotError when a restore would not bring everything back.
 */
export const proveSnapshot = async ({ file, storeDir, scratch }: ProveSnapshot): Promise<void> => {
  try {
    const { files } = await verifySnapshot(file);
    await prepareRestore({ source: file, target: scratch, session: null });
    assertUsable(scratch);
    await assertContent(files, storeDir);
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) {
      rmSync(`${scratch}${ending}`, { force: true });
    }
  }
};
