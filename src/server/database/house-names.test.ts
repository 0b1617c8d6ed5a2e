import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './database.types.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrateToLatest(database, '0021-site-settings');
});
afterEach(() => database.destroy());

it.each([
  ['a new site', 'La nostra casa', 'La casa', '', 'La nostra casa'],
  ['one name for both', 'Casa Blu', 'Casa Blu', '', 'Casa Blu'],
  ['only a name for the site', 'Casa Blu', 'La casa', '', 'Casa Blu'],
  ['only a name for the house', 'La nostra casa', 'Casa Blu', '', 'Casa Blu'],
  ['two names', 'Vacanze a Ponza', 'Casa Blu', 'Vacanze a Ponza', 'Casa Blu'],
])('%s: site «%s», house «%s»', async (_what, siteName, name, siteAfter, nameAfter) => {
  await sql`
    INSERT INTO homepage_settings
    VALUES (1, ${siteName}, '', 'Titolo', '', '', '', 0, '', '', 0, 1)`.execute(database);
  await sql`
    INSERT INTO property_settings (id, name, description, bedrooms, bathrooms, max_guests, amenities,
      images)
    VALUES (1, ${name}, '', 2, 1, 4, '["Forno a legna"]', '[]')`.execute(database);
  await migrateToLatest(database);
  const site = database.selectFrom('homepageSettings').select('siteName');
  expect((await site.executeTakeFirstOrThrow()).siteName).toBe(siteAfter);
  const house = database.selectFrom('propertySettings').select(['name', 'amenities', 'beds']);
  expect(await house.executeTakeFirstOrThrow()).toEqual({
    name: nameAfter,
    amenities: '["Forno a legna"]',
    beds: '[]',
  });
});
