import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDiskFull } from '#server/storage-trouble.ts';
import { clearLog } from './clear-log.ts';
import type { Database } from './database.types.ts';

/** Several times the bytes that a login, or a deletion of many rows, writes to the database's log. */
const RESERVE_BYTES = 4 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

type FreeBytes = (folder: string) => Promise<number>;

const reserveOf = (databaseFile: string): string => `${databaseFile}.reserve`;

const isLow = async (databaseFile: string, freeBytes: FreeBytes): Promise<boolean> =>
  (await freeBytes(dirname(databaseFile))) < RESERVE_BYTES;

const release = (databaseFile: string): Promise<void> =>
  rm(reserveOf(databaseFile), { force: true });

/** Before a start, which takes some room to lock and open the database. */
export const releaseIfLow = async (databaseFile: string, freeBytes: FreeBytes): Promise<void> => {
  if (!existsSync(reserveOf(databaseFile))) return;
  if (await isLow(databaseFile, freeBytes)) await release(databaseFile);
};

/** Random bytes, because some disks store others in less room. False when the disk was full before the end. */
const fill = async (databaseFile: string): Promise<boolean> => {
  const file = await open(reserveOf(databaseFile), 'w', 0o600);
  try {
    for (let written = 0; written < RESERVE_BYTES; written += CHUNK_BYTES) {
      await file.writeFile(randomBytes(CHUNK_BYTES));
    }
    return true;
  } catch (error) {
    if (isDiskFull(error)) return false;
    throw error;
  } finally {
    await file.close();
  }
};

export type DiskReserve = {
  /** Takes room on the disk, as much as there is up to 4 MB. */
  fill(): Promise<void>;
  /** Gives it to work that has to go on when the disk is full, and takes it again. */
  lend<T>(work: () => Promise<T>): Promise<T>;
};

type Parts = { databaseFile: string; database: Database; freeBytes: FreeBytes };

/**
 * A file beside the database that keeps some room. Even a deletion writes to the database first, so on a
 * full disk staff could not log in and make room.
 */
export const createDiskReserve = ({ databaseFile, database, freeBytes }: Parts): DiskReserve => {
  let isWhole = true;
  let borrowers = 0;
  let filling: Promise<void> = Promise.resolve();

  const takeAgain = async (): Promise<void> => {
    // The writes since then are in the database's log, which is hardly longer than they are in the database.
    await clearLog(database).catch(() => false);
    isWhole = await fill(databaseFile).catch(() => false);
  };

  return {
    fill: async () => {
      isWhole = await fill(databaseFile);
    },
    lend: async (work) => {
      await filling;
      if (isWhole && !(await isLow(databaseFile, freeBytes))) return work();
      borrowers += 1;
      try {
        await release(databaseFile);
        return await work();
      } finally {
        borrowers -= 1;
        if (borrowers === 0) filling = takeAgain();
        await filling;
      }
    },
  };
};
