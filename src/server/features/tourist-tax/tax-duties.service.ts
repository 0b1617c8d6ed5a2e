import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { findConfirmedStays } from '#server/features/bookings/booking-lists.service.ts';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays } from '#shared/bookings/stay-dates.ts';
import type { DutyStay, TaxDuty } from '#shared/duties.schema.ts';
import type { TaxCollector } from '#shared/tourist-tax/tax-returns.ts';
import { stateOf, taxStays } from './stay-tax.service.ts';
import { findTaxSettings } from './tourist-tax.repository.ts';

/** Whether the site follows the tourist tax. */
export const isTaxOn = async (db: Database): Promise<boolean> =>
  (await findTaxSettings(db)).kind === 'tax';

/** The tax of these stays in cents, and who collects it; none while the site does not follow it. */
export const findTaxOf = async (
  app: AppContext,
  db: Database,
  stays: readonly (StaffStay | AnonymousStay)[],
): Promise<Map<number, { cents: number; collector: TaxCollector }>> => {
  const { kind, rules } = await findTaxSettings(db);
  if (kind !== 'tax' || stays.length === 0) return new Map();
  const taxed = await taxStays(app, db, stays, rules);
  return new Map(
    taxed.map(({ stay, dueCents, collector }) => [stay.id, { cents: dueCents, collector }]),
  );
};

/** The tax of these stays for a list of duties; empty while there is none. */
export const taxDutiesOf = async (
  app: AppContext,
  stays: readonly DutyStay[],
): Promise<Map<number, TaxDuty>> => {
  const { kind, rules } = await findTaxSettings(app.database);
  if (kind !== 'tax' || stays.length === 0) return new Map();
  const ids = new Set(stays.map(({ id }) => id));
  const starts = stays.map(({ startDate }) => startDate).sort();
  const ends = stays.map(({ endDate }) => endDate).sort();
  const days = { from: starts[0] ?? '', until: addDays(ends.at(-1) ?? '', 1) };
  const found = await findConfirmedStays(app.database, days);
  const taxed = await taxStays(
    app,
    app.database,
    found.filter(({ id }) => ids.has(id)),
    rules,
  );
  return new Map(
    taxed.map((one) => {
      const { stay, collector, dueCents, isExact, row } = one;
      const portalCents = collector === 'portal' ? row.collectedCents : null;
      const cents = portalCents ?? dueCents;
      return [stay.id, { collector, cents, isExact, state: stateOf(one) }];
    }),
  );
};
