import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  emptyMark,
  markFileOf,
  type NumberMark,
  readMark,
  settled,
  withGiven,
  writeMark,
} from '#server/infrastructure/number-mark.ts';
import {
  findLastNumber,
  findReceiptSettings,
  hasReceipts,
  hasReceiptWithUid,
} from './receipts.repository.ts';

// Numbers of receipts: 1, 2, 3 … in each year, without gaps, and none given twice. The file beside the database
// remembers those that a restored backup does not know (decision 52).

const fileOf = ({ config }: AppContext): string => markFileOf(config.databaseFile);

/** The mark with its open number decided. */
const decide = async (app: AppContext, db: Database): Promise<NumberMark | null> => {
  const mark = readMark(fileOf(app));
  if (!mark?.begun) return mark;
  const { year, uid } = mark.begun;
  return settled(mark, {
    last: await findLastNumber(db, year),
    has: await hasReceiptWithUid(db, uid),
  });
};

/** The same, on the disk. Only in a transaction nobody else has a number open. */
const settle = async (app: AppContext, tx: Database): Promise<NumberMark | null> => {
  const isOpen = readMark(fileOf(app))?.begun;
  const mark = await decide(app, tx);
  if (mark && isOpen) writeMark(fileOf(app), mark);
  return mark;
};

/**
 * Decides about a number that an interruption left open: before a hand replaces the database, and in its own
 * transaction.
 */
export const settleNumbers = (app: AppContext): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    await settle(app, tx);
  });

export type NextNumber = {
  /** Null if another server may have given numbers since the backup. */
  next: number | null;
  /** The first one that was never given, as far as database and file know. */
  lowest: number;
};

const nextAfter = async (
  db: Database,
  mark: NumberMark | null,
  year: number,
): Promise<NextNumber> => {
  const { isDoubted } = await findReceiptSettings(db);
  const inDatabase = await findLastNumber(db, year);
  const given = mark?.given[year] ?? 0;
  const lowest = Math.max(given, inDatabase) + 1;
  const isMarkLost = mark === null && (await hasReceipts(db));
  const isUnknown = isDoubted === 1 || isMarkLost || given < inDatabase;
  return { next: isUnknown ? null : lowest, lowest };
};

/** The next number of a year. */
export const findNextNumber = async (
  app: AppContext,
  db: Database,
  year: number,
): Promise<NextNumber> => nextAfter(db, await decide(app, db), year);

/** Staff say the next number of a year: those before it count as given. In a transaction. */
export const markNext = async (
  app: AppContext,
  tx: Database,
  { year, number }: { year: number; number: number },
): Promise<void> => {
  const mark = (await settle(app, tx)) ?? emptyMark;
  writeMark(fileOf(app), withGiven(mark, year, number - 1));
};

/** A number that becomes a receipt's when its row with this `uid` is committed. */
type Claim = { year: number; number: number; uid: string };

const claim = async (app: AppContext, tx: Database, year: number): Promise<Claim> => {
  const mark = await settle(app, tx);
  const { next } = await nextAfter(tx, mark, year);
  if (next === null) throw new AppError('RECEIPT_NUMBER_UNKNOWN');
  const begun = { year, number: next, uid: randomBytes(32).toString('hex') };
  writeMark(fileOf(app), { ...(mark ?? emptyMark), begun });
  return begun;
};

/**
 * Runs `work` in a transaction with a number that it must store. One at a time, because the transaction holds the
 * write lock; an error gives the number back. RECEIPT_NUMBER_UNKNOWN.
 */
export const withNextNumber = async <T>(
  app: AppContext,
  year: number,
  work: (tx: Database, claimed: Claim) => Promise<T>,
): Promise<T> => {
  try {
    return await inTransaction(app.database, async (tx) => work(tx, await claim(app, tx, year)));
  } finally {
    // Committed or not: if the file cannot be written now, the next number or start does it.
    await settleNumbers(app).catch((err: unknown) =>
      app.logger.warn({ err }, 'the mark of receipts was not written'),
    );
  }
};
