import type { AppContext } from '#server/app-context.ts';
import { invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { unwritableIn } from '#server/infrastructure/pdf/write-pdf.ts';
import { todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import type {
  ReceiptSettings,
  UpdateReceiptSettingsInput,
} from '#shared/receipts/receipts.schema.ts';
import { findNextNumber, markNext } from './receipt-numbers.service.ts';
import {
  findReceiptSettings,
  listNumbers,
  updateReceiptSettingsRow,
} from './receipts.repository.ts';

/** The numbers below `lowest` without those that are here, in ranges. */
const missingOf = (numbers: readonly number[], lowest: number): ReceiptSettings['missing'] =>
  [0, ...numbers].flatMap((number, index) => {
    const until = (numbers[index] ?? lowest) - 1;
    return until > number ? [{ from: number + 1, until }] : [];
  });

const readSettings = async (app: AppContext, db: Database): Promise<ReceiptSettings> => {
  const { stamps, footnote, version } = await findReceiptSettings(db);
  const year = yearOf(todayAtHouse(app.clock.now()));
  const { next, lowest } = await findNextNumber(app, db, year);
  return {
    stamps: stamps === 1,
    footnote,
    nextNumber: next,
    lowestNext: lowest,
    year,
    missing: missingOf(await listNumbers(db, year), lowest),
    version,
  };
};

export const getReceiptSettings = (app: AppContext): Promise<ReceiptSettings> =>
  readSettings(app, app.database);

/** The table has one row. */
const SETTINGS_ID = 1;

/** Changes the given fields only. CHANGED_MEANWHILE, INVALID_INPUT for a number that was given. */
export const updateReceiptSettings = async (
  app: AppContext,
  { seenVersion, stamps, footnote, nextNumber = null }: UpdateReceiptSettingsInput,
): Promise<ReceiptSettings> => {
  const unwritable = await unwritableIn(footnote ?? '');
  if (unwritable.length > 0) {
    const message = `La ricevuta non sa scrivere «${unwritable.join('')}».`;
    throw invalidInput({ path: 'footnote', message });
  }
  return inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'receiptSettings', { id: SETTINGS_ID, seenVersion });
    const { lowestNext, year } = await readSettings(app, tx);
    if (nextNumber !== null && nextNumber < lowestNext) {
      const message = `Il numero ${lowestNext - 1} è già dato: il prossimo è almeno ${lowestNext}.`;
      throw invalidInput({ path: 'nextNumber', message });
    }
    const before = await findReceiptSettings(tx);
    await updateReceiptSettingsRow(tx, {
      stamps: (stamps ?? before.stamps) ? 1 : 0,
      footnote: footnote ?? before.footnote,
      isDoubted: nextNumber === null ? before.isDoubted : 0,
    });
    if (nextNumber !== null) await markNext(app, tx, { year, number: nextNumber });
    return readSettings(app, tx);
  });
};
