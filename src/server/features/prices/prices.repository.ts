import type { Database } from '#server/database/database.types.ts';
import type { PriceExtras, PricePeriod } from '#shared/quote.ts';

const firstOf = (year: number): string => `${year}-01-01`;

/** The periods of a year and all later ones, in their order. */
export const listPeriodsFrom = async (db: Database, year: number): Promise<PricePeriod[]> => {
  const rows = await db
    .selectFrom('price_periods')
    .selectAll()
    .where('start_date', '>=', firstOf(year))
    .orderBy('start_date')
    .execute();
  return rows.map((row) => ({
    startDate: row.start_date,
    endDate: row.end_date,
    weeklyPriceCents: row.weekly_price_cents,
  }));
};

/** The latest year that has a list, or null while there is none. */
export const findLatestYear = async (db: Database): Promise<number | null> => {
  const row = await db
    .selectFrom('price_periods')
    .select((query) => query.fn.max('start_date').as('latest'))
    .executeTakeFirst();
  return row?.latest ? Number(row.latest.slice(0, 4)) : null;
};

export const replaceYear = async (
  db: Database,
  year: number,
  periods: readonly PricePeriod[],
): Promise<void> => {
  await db
    .deleteFrom('price_periods')
    .where('start_date', '>=', firstOf(year))
    .where('start_date', '<', firstOf(year + 1))
    .execute();
  await db
    .insertInto('price_periods')
    .values(
      periods.map((period) => ({
        start_date: period.startDate,
        end_date: period.endDate,
        weekly_price_cents: period.weeklyPriceCents,
      })),
    )
    .execute();
};

export type PriceSettings = { extras: PriceExtras; notes: string };

export const findPriceSettings = async (
  db: Database,
): Promise<PriceSettings & { version: number }> => {
  const row = await db.selectFrom('price_settings').selectAll().executeTakeFirstOrThrow();
  return {
    extras: {
      cleaningCents: row.cleaning_cents,
      linenSmallGroupCents: row.linen_small_group_cents,
      linenLargeGroupCents: row.linen_large_group_cents,
      linenSmallGroupMax: row.linen_small_group_max,
      touristTaxCents: row.tourist_tax_cents,
    },
    notes: row.notes,
    version: row.version,
  };
};

export const replacePriceSettings = async (
  db: Database,
  { extras, notes }: PriceSettings,
): Promise<void> => {
  const row = {
    cleaning_cents: extras.cleaningCents,
    linen_small_group_cents: extras.linenSmallGroupCents,
    linen_large_group_cents: extras.linenLargeGroupCents,
    linen_small_group_max: extras.linenSmallGroupMax,
    tourist_tax_cents: extras.touristTaxCents,
    notes,
  };
  await db
    .insertInto('price_settings')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};
