import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getPriceList } from '#server/features/prices/prices.service.ts';
import type { Database } from './database.types.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrateToLatest(database, '0021-site-settings');
});
afterEach(() => database.destroy());

it('every year keeps the extras that were those of all years, without a rule', async () => {
  await sql`
    INSERT INTO price_periods VALUES
      ('2025-01-01', '2025-12-31', 70000),
      ('2026-01-01', '2026-06-30', 80000), ('2026-07-01', '2026-12-31', 90000),
      ('2027-01-01', '2027-12-31', 95000)`.execute(database);
  await sql`
    INSERT INTO price_settings VALUES (1, 4000, 3000, 5000, 3, 250, 'Una nota', 4)`.execute(
    database,
  );
  await migrateToLatest(database);
  const extras = {
    cleaningCents: 4000,
    linenSmallGroupCents: 3000,
    linenLargeGroupCents: 5000,
    linenSmallGroupMax: 3,
    touristTaxCents: 250,
  };
  const list = await getPriceList(database, '2026-05-20');
  expect(list).toMatchObject({ extras, notes: 'Una nota', roundsToEuro: true, version: 4 });
  expect(list.laterExtras).toEqual([{ year: 2027, ...extras }]);
  expect(list.periods.map(({ minNights, changeoverDay }) => [minNights, changeoverDay])).toEqual([
    [1, null],
    [1, null],
    [1, null],
  ]);
  expect((await getPriceList(database, '2025-05-20')).extras).toEqual(extras);
});
