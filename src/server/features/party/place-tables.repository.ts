import type { Database } from '#server/database/database.types.ts';
import type { PlaceTablesTable } from '#server/database/tables/party.table.ts';

/** What the owners have renewed, without the rows. */
export const listStamps = (db: Database) =>
  db
    .selectFrom('placeTables')
    .select(['kind', 'hash', 'origin', 'renewedAt'])
    .orderBy('kind')
    .execute();

export const listNewerTables = (db: Database) =>
  db.selectFrom('placeTables').selectAll().orderBy('kind').execute();

export const writeTable = async (tx: Database, table: PlaceTablesTable): Promise<void> => {
  await tx.replaceInto('placeTables').values(table).execute();
};
