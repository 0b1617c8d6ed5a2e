import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { getBooking } from '#server/features/bookings/bookings.service.ts';
import { findStaysWithMembers } from '#server/features/party/personal-data.service.ts';
import { type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { TaxExemption } from '#shared/tourist-tax/tourist-tax.schema.ts';
import { exemptionsOf, type Kept, taxStays } from './stay-tax.service.ts';
import {
  findStayTaxRows,
  findTaxSettings,
  insertStayTaxRow,
  listOldExemptions,
  updateStayTaxRow,
} from './tourist-tax.repository.ts';

/**
 * Keeps the sums of past stays whose guests' data are about to be erased, and erases who was exempt. While the tax
 * is off, no sum is kept.
 */
export const keepTaxOf = async (
  app: AppContext,
  tx: Database,
  ids: readonly number[],
): Promise<void> => {
  const { kind, rules } = await findTaxSettings(tx);
  const today = todayAtHouse(app.clock.now());
  for (const id of ids) {
    const stay = await getBooking(tx, id);
    if (stay.isBlocked || stay.status !== 'CONFIRMED' || stay.endDate > today) continue;
    const [taxed] = await taxStays(app, tx, [stay], rules);
    if (!taxed || taxed.row.kept !== null) continue;
    const { groups, isExact } = taxed;
    if (kind === 'tax') await insertStayTaxRow(tx, id);
    const kept = kind === 'tax' ? JSON.stringify({ groups, isExact } satisfies Kept) : null;
    await updateStayTaxRow(tx, id, { kept, exemptions: null });
  }
};

/** The same for all stays that ended on `until` or before. */
export const keepOldTax = (app: AppContext, until: StayDate): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    const ids = [
      ...(await findStaysWithMembers(tx, until)),
      ...(await listOldExemptions(tx, until)),
    ];
    await keepTaxOf(app, tx, [...new Set(ids)]);
  });

/** Who pays no tourist tax in a stay, and why, for an export. */
export const findExemptionsOf = async (app: AppContext, id: number): Promise<TaxExemption[]> =>
  exemptionsOf(app, id, (await findStayTaxRows(app.database, [id]))(id));
