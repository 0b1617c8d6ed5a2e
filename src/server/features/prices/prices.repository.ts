import type { Database, Written } from '#server/database/database.types.ts';
import { updateTexts } from '#server/database/owners-texts.ts';
import type { PriceSettingsTable, PriceYearsTable } from '#server/database/tables/prices.table.ts';
import type { PriceExtras, PricePeriod, PriceRules } from '#shared/prices/price-lists.ts';
import { pricesTexts } from './prices.texts.ts';

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

export type ExtrasOfYear = { year: number } & PriceExtras;

/** The extras of a year's list and of all later ones, in order. */
export const listExtrasFrom = async (db: Database, year: number): Promise<ExtrasOfYear[]> => {
  const rows = await db
    .selectFrom('priceYears')
    .selectAll()
    .where('year', '>=', year)
    .orderBy('year')
    .execute();
  return rows.map(({ extraGuest, animal, ...extras }) => ({
    ...extras,
    ...(extraGuest !== null && { extraGuest: JSON.parse(extraGuest) }),
    ...(animal !== null && { animal: JSON.parse(animal) }),
  }));
};

const orNull = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);

export const saveExtras = async (
  db: Database,
  { year, ...extras }: ExtrasOfYear,
): Promise<void> => {
  const row: Written<Omit<PriceYearsTable, 'year'>> = {
    ...extras,
    extraGuest: orNull(extras.extraGuest),
    animal: orNull(extras.animal),
  };
  await db
    .insertInto('priceYears')
    .values({ year, ...row })
    .onConflict((conflict) => conflict.column('year').doUpdateSet(row))
    .execute();
};

export type PriceSettings = { notes: string; roundsToEuro: boolean; rules: PriceRules };

export const findPriceSettings = async (
  db: Database,
): Promise<PriceSettings & { version: number }> => {
  const { notes, roundsToEuro, rules, version } = await db
    .selectFrom('priceSettings')
    .selectAll()
    .executeTakeFirstOrThrow();
  return { notes, roundsToEuro: roundsToEuro === 1, rules: JSON.parse(rules), version };
};

export const replacePriceSettings = async (
  db: Database,
  { notes, roundsToEuro, rules }: PriceSettings,
): Promise<void> => {
  const row: Written<PriceSettingsTable> = {
    notes,
    roundsToEuro: roundsToEuro ? 1 : 0,
    rules: JSON.stringify(rules),
  };
  await db
    .insertInto('priceSettings')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await updateTexts(db, pricesTexts, 1, row);
};
