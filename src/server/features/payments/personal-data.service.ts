import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { DamageEntry, Payment } from '#shared/money/account.ts';
import { listDamageEntries, listPayments } from './payments.repository.ts';
import { listOldMoney, updateToKept } from './personal-data.repository.ts';

/** Keeps the sums of stays that are about to lose their guest, or to be deleted, without words about a person. */
export const keepSumsOf = updateToKept;

/** The same for all stays, confirmed or not, that ended on `until` or before. */
export const keepOldSums = (
  { database }: AppContext,
  until: StayDate,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<void> =>
  inTransaction(database, async (tx) =>
    updateToKept(tx, await listOldMoney(tx, until, isConfirmed)),
  );

type MoneyOfStays = { payments: Payment[]; damage: (DamageEntry & { bookingId: number })[] };

/** What was paid for these stays, for an export. */
export const findMoneyOf = async (db: Database, ids: readonly number[]): Promise<MoneyOfStays> => ({
  payments: await listPayments(db, ids),
  damage: await listDamageEntries(db, ids),
});
