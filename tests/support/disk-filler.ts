import {
  closeSync,
  fstatSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const BLOCK_BYTES = 4096;
const MEGABYTE = 1024 * 1024;
const filling = Buffer.alloc(MEGABYTE, 1);

export type DiskFiller = {
  /** Fills the disk up to so many free bytes, in whole blocks. */
  leave(bytes: number): void;
  /** Gives all of it back. */
  clear(): void;
};

const freeBytesIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Fills a disk with one file. */
export const createDiskFiller = (folder: string): DiskFiller => {
  const path = join(folder, 'filler');
  return {
    leave: (wanted) => {
      const bytes = Math.floor(wanted);
      const file = openSync(path, 'a');
      try {
        for (;;) {
          const blocks = Math.floor((freeBytesIn(folder) - bytes) / BLOCK_BYTES);
          if (blocks <= 0) break;
          writeSync(file, filling.subarray(0, Math.min(blocks * BLOCK_BYTES, MEGABYTE)));
        }
        const { size } = fstatSync(file);
        const missing = bytes - freeBytesIn(folder);
        if (missing > 0) truncateSync(path, Math.max(0, size - missing));
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(path, { force: true }),
  };
};
