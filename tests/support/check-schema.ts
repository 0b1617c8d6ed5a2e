import { migrateToLatest } from '#server/database/migrate.ts';
import { assertNoMissingColumns } from '#server/database/missing-columns.ts';
import { openDatabase } from '#server/database/open-database.ts';

/** Before all unit tests, a hundred of which would fail for one column without a migration. */
const setup = async (): Promise<void> => {
  const database = openDatabase(':memory:');
  await migrateToLatest(database);
  await assertNoMissingColumns(database);
  await database.destroy();
};

export default setup;
