import Sqlite from 'better-sqlite3';
import { verifySnapshot } from '#server/database/snapshots/verify-snapshot.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import type { SiteApi } from '#tests/support/site-api.ts';
import { apiOf, backupFile, createBackup, startBackupSite } from './backup-site.ts';

const WRITES_PER_SECOND = 200;
const WRITERS = 4;

/** Writes continuously until it is stopped; remembers the acknowledged writes. */
const startWriting = (api: SiteApi) => {
  const acknowledged: string[] = [];
  let isStopped = false;
  const write = async (writer: number): Promise<void> => {
    const pauseMs = (1000 * WRITERS) / WRITES_PER_SECOND;
    for (let number = 0; !isStopped; number += 1) {
      const due = performance.now() + pauseMs;
      const name = `Compito ${writer}-${number}`;
      await api.post('/task', { name, priority: 3, completed: false, order_index: 0 });
      acknowledged.push(name);
      const rest = due - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, index) => write(index));
  return {
    acknowledged,
    stop: async () => {
      isStopped = true;
      await Promise.all(writers);
    },
  };
};

const namesIn = (file: string): Set<string> => {
  const database = new Sqlite(file, { readonly: true });
  const names = database.prepare<[], string>('SELECT name FROM tasks').pluck().all();
  database.close();
  return new Set(names);
};

/** J1: backups while others write: each is whole and has every write that was acknowledged before. */
export const snapshotsUnderWrites = async (rounds: number): Promise<FaultRow[]> => {
  const site = await startBackupSite();
  try {
    const api = await apiOf(site);
    const began = performance.now();
    const writing = startWriting(api);
    for (let round = 0; round < rounds; round += 1) {
      const before = [...writing.acknowledged];
      const { id } = await createBackup(api);
      const file = backupFile(site, id);
      await verifySnapshot(file);
      const names = namesIn(file);
      const lost = before.filter((name) => !names.has(name));
      if (lost.length > 0) throw new Error(`${id} lacks ${lost.length} acknowledged writes`);
    }
    await writing.stop();
    const perSecond = (writing.acknowledged.length * 1000) / (performance.now() - began);
    return [
      {
        id: 'J1',
        found: `${rounds} backups during ${writing.acknowledged.length} writes (${perSecond.toFixed(0)} a second): each whole, 0 acknowledged writes missing`,
      },
    ];
  } finally {
    await site.close();
  }
};
