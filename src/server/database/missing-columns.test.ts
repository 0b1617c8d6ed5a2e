import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrateToLatest } from './migrate.ts';
import { missingColumns } from './missing-columns.ts';
import { openDatabase } from './open-database.ts';

it('names each column and table that the types have and the schema lacks', async () => {
  const database = openDatabase(':memory:');
  await migrateToLatest(database);
  expect(await missingColumns(database)).toEqual([]);

  await sql`ALTER TABLE site_settings RENAME COLUMN in_preparation TO preparing`.execute(database);
  await sql`DROP TABLE loose_files`.execute(database);
  expect(await missingColumns(database)).toEqual([
    'Column in_preparation of table site_settings is named by the types, but no migration adds it.',
    'Table loose_files is named by the types, but no migration adds it.',
  ]);
  await database.destroy();
});
