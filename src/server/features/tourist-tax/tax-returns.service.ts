import { isDeepStrictEqual } from 'node:util';
import type { AppContext, Caller } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findConfirmedStays } from '#server/features/bookings/booking-lists.service.ts';
import { addDays } from '#shared/bookings/stay-dates.ts';
import {
  daysOfPeriod,
  dueDayOf,
  exemptionsOf,
  keyOfPeriod,
  partOfStay,
  periodsOf,
  type ReturnedStay,
  ratesOf,
  rhythmOf,
  stateDueDayOf,
  sumParts,
  type TaxPeriod,
} from '#shared/tourist-tax/tax-returns.ts';
import type {
  DeclareTaxInput,
  TaxAuthority,
  TaxReturn,
  TaxReturnStay,
} from '#shared/tourist-tax/tourist-tax.schema.ts';
import { type TaxedStayOf, taxStays } from './stay-tax.service.ts';
import {
  deleteDeclaration,
  findTaxSettings,
  insertDeclaration,
  type KnownSettings,
  listDeclarations,
} from './tourist-tax.repository.ts';

// What owners declare of a month, a quarter or a year. Its columns sum to its stays.

const toReturned = ({ stay, collector, groups, row }: TaxedStayOf): ReturnedStay => ({
  endDate: stay.endDate,
  collector,
  groups,
  portalCents: collector === 'portal' ? row.collectedCents : null,
});

const rowsOf = (
  taxed: readonly TaxedStayOf[],
  period: TaxPeriod,
  { countedBy }: KnownSettings,
): TaxReturnStay[] =>
  taxed.flatMap((one) => {
    const part = partOfStay(toReturned(one), daysOfPeriod(period), countedBy);
    if (!part) return [];
    const { id, startDate, endDate, guestName, source } = one.stay;
    const { collector, isExact } = one;
    return [{ id, startDate, endDate, guestName, source, collector, isExact, ...part }];
  });

const columnsOf = (
  taxed: readonly TaxedStayOf[],
  period: TaxPeriod,
  settings: KnownSettings,
): Pick<TaxReturn, 'own' | 'portal' | 'rates'> => {
  const rows = rowsOf(taxed, period, settings);
  const of = (collector: TaxReturnStay['collector']) =>
    sumParts(rows.filter((row) => row.collector === collector));
  const stays = taxed.map(toReturned);
  const rates = ratesOf(stays, daysOfPeriod(period), settings.countedBy);
  return { own: of('house'), portal: of('portal'), rates };
};

const authoritiesOf = (period: TaxPeriod, { rhythm }: KnownSettings): TaxAuthority[] => [
  ...(rhythmOf(period) === rhythm ? (['comune'] as const) : []),
  ...(rhythmOf(period) === 'year' ? (['state'] as const) : []),
];

const getReturn = async (app: AppContext, db: Database, period: TaxPeriod): Promise<TaxReturn> => {
  const settings = await findTaxSettings(db);
  const isOn = settings.kind === 'tax';
  const { from, until } = daysOfPeriod(period);
  // A stay that ends on the first day counts by its departure.
  const reach = { from: addDays(from, -1), until };
  const taxed = isOn
    ? await taxStays(app, db, await findConfirmedStays(db, reach), settings.rules)
    : [];
  const columns = columnsOf(taxed, period, settings);
  const declared = await listDeclarations(db, [keyOfPeriod(period)]);
  return {
    ...period,
    isOn,
    countedBy: settings.countedBy,
    rhythm: settings.rhythm,
    from,
    lastDay: addDays(until, -1),
    ...columns,
    exemptions: exemptionsOf(taxed.map(toReturned), { from, until }, settings.countedBy),
    quarters:
      rhythmOf(period) === 'year'
        ? periodsOf(period.year, 'quarter').map((quarter, index) => ({
            quarter: index + 1,
            ...columnsOf(taxed, quarter, settings),
          }))
        : [],
    stays: rowsOf(taxed, period, settings),
    declarations: authoritiesOf(period, settings).map((authority) => {
      const mark = declared.find((one) => one.authority === authority);
      return {
        authority,
        dueOn:
          authority === 'state' ? stateDueDayOf(period.year) : dueDayOf(period, settings.dueDays),
        declaredAt: mark?.declaredAt ?? null,
        declaredBy: mark?.declaredBy ?? null,
        hasChanged: mark !== undefined && !isDeepStrictEqual(JSON.parse(mark.sums), columns),
      };
    }),
  };
};

export const getTaxReturn = (app: AppContext, period: TaxPeriod): Promise<TaxReturn> =>
  getReturn(app, app.database, period);

/** Notes that a period was declared with today's sums, or takes that back. */
export const declareTax = (
  app: AppContext,
  { authority, declared, ...period }: DeclareTaxInput,
  { userId }: Pick<Caller, 'userId'>,
): Promise<TaxReturn> =>
  inTransaction(app.database, async (tx) => {
    const key = { period: keyOfPeriod(period), authority };
    await deleteDeclaration(tx, key);
    if (declared) {
      const { own, portal, rates } = await getReturn(app, tx, period);
      const sums = JSON.stringify({ own, portal, rates });
      const declaredAt = app.clock.now().toISOString();
      await insertDeclaration(tx, { ...key, declaredAt, declaredBy: userId, sums });
    }
    return getReturn(app, tx, period);
  });
