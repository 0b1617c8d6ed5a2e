import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

// Which numbers of receipts were given, in a file beside the database: a restored backup does not know it. A number is
// noted as begun before the receipt is stored, and as given after. So whatever interrupts the two, the file and the
// database together tell whether the number was given.

export type NumberMark = {
  /** The last number that was given in each year. */
  given: Readonly<Record<string, number>>;
  /** A number that may have been given: the receipt with this `uid` is stored or not. */
  begun: { year: number; number: number; uid: string } | null;
};

export const emptyMark: NumberMark = { given: {}, begun: null };

/** Beside the database, for its owner alone. */
export const markFileOf = (databaseFile: string): string => `${databaseFile}.receipts`;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isMark = (value: NumberMark | null): value is NumberMark =>
  typeof value?.given === 'object' &&
  Object.values(value.given).every(isCount) &&
  (value.begun === null || (isCount(value.begun?.number) && isCount(value.begun?.year)));

/** Null without a file, and for an unreadable one. */
export const readMark = (file: string): NumberMark | null => {
  try {
    const mark: NumberMark | null = JSON.parse(readFileSync(file, 'utf8'));
    return isMark(mark) ? mark : null;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') {
      return null;
    }
    throw error;
  }
};

const sync = (path: string): void => {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};

/** It is on the disk, and whole at every moment, when this returns. */
export const writeMark = (file: string, mark: NumberMark): void => {
  const draft = `${file}.part`;
  const opened = openSync(draft, 'w', 0o600);
  try {
    writeSync(opened, `${JSON.stringify(mark)}\n`);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  try {
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  sync(dirname(file));
};

/** The receipts of a year in a database: the last number, and whether one is there. */
export type Stored = { last: number; has: boolean };

/** Notes numbers up to this one as given. */
export const withGiven = (mark: NumberMark, year: number, number: number): NumberMark => ({
  ...mark,
  given: { ...mark.given, [year]: Math.max(mark.given[year] ?? 0, number) },
});

/**
 * Decides about the number that was begun: it was given if its receipt is stored. A database that lacks numbers given
 * before is an older one, and cannot tell: then it counts as given.
 */
export const settled = (mark: NumberMark, { last, has }: Stored): NumberMark => {
  const { begun } = mark;
  if (!begun) return mark;
  const { year, number } = begun;
  const wasGiven = has || last < (mark.given[year] ?? 0);
  const rest = { ...mark, begun: null };
  return wasGiven ? withGiven(rest, year, number) : rest;
};
