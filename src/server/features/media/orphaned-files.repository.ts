import type { Database } from '#server/database/database.types.ts';

export const insertOrphanedFiles = async (
  db: Database,
  fileNames: readonly string[],
): Promise<void> => {
  await db
    .insertInto('looseFiles')
    .values(fileNames.map((fileName) => ({ fileName })))
    .execute();
};

export const listOrphanedFiles = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('looseFiles').select('fileName').execute();
  return rows.map((row) => row.fileName);
};

export const deleteOrphanedFiles = async (
  db: Database,
  fileNames: readonly string[],
): Promise<void> => {
  await db.deleteFrom('looseFiles').where('fileName', 'in', fileNames).execute();
};
