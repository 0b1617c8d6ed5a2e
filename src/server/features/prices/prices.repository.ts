import type { Database, Written } from '#server/database/database.types.ts';
import type { PriceSettingsTable } from '#server/database/tables/prices.table.ts';
import type { PriceExtras, PricePeriod } from '#shared/quote.ts';

const firstOf = (year: number): string => `${year}-01-01`;

/** The periods of a year and of all later ones, in order. */
export const listPeriodsFrom = (db: Database, year: number): Promise<PricePeriod[]> =>
  db
    .selectFrom('pricePeriods')
    .selectAll()
    .where('startDate', '>=', firstOf(year))
    .orderBy('startDate')
    .execute();

/** The latest year with a price list; null when there is none. */
export const findLatestYear = async (db: Database): Promise<number | null> => {
  const row = await db
    .selectFrom('pricePeriods')
    .select((query) => query.fn.max('startDate').as('latest'))
    .executeTakeFirst();
  return row?.latest ? Number(row.latest.slice(0, 4)) : null;
};

export const replaceYear = async (
  db: Database,
  year: number,
  periods: readonly PricePeriod[],
): Promise<void> => {
  await db
    .deleteFrom('pricePeriods')
    .where('startDate', '>=', firstOf(year))
    .where('startDate', '<', firstOf(year + 1))
    .execute();
  await db.insertInto('pricePeriods').values(periods).execute();
};

export type PriceSettings = { extras: PriceExtras; notes: string };

export const findPriceSettings = async (
  db: Database,
): Promise<PriceSettings & { version: number }> => {
  const {
    id: _id,
    notes,
    version,
    ...extras
  } = await db.selectFrom('priceSettings').selectAll().executeTakeFirstOrThrow();
  return { extras, notes, version };
};

export const replacePriceSettings = async (
  db: Database,
  { extras, notes }: PriceSettings,
): Promise<void> => {
  const row: Written<PriceSettingsTable> = { ...extras, notes };
  await db
    .insertInto('priceSettings')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};
