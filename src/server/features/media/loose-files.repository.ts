import type { Database } from '#server/database/database.types.ts';

export const insertLooseFiles = async (
  db: Database,
  fileNames: readonly string[],
): Promise<void> => {
  await db
    .insertInto('looseFiles')
    .values(fileNames.map((fileName) => ({ fileName })))
    .execute();
};

export const listLooseFiles = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('looseFiles').select('fileName').execute();
  return rows.map((row) => row.fileName);
};

export const deleteLooseFiles = async (
  db: Database,
  fileNames: readonly string[],
): Promise<void> => {
  await db.deleteFrom('looseFiles').where('fileName', 'in', fileNames).execute();
};
