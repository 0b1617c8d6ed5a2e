import type { Database } from '#server/database/database.types.ts';

export const insertLooseFiles = async (
  db: Database,
  fileNames: readonly string[],
): Promise<void> => {
  await db
    .insertInto('loose_files')
    .values(fileNames.map((file_name) => ({ file_name })))
    .execute();
};

export const listLooseFiles = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('loose_files').select('file_name').execute();
  return rows.map((row) => row.file_name);
};

export const deleteLooseFiles = async (
  db: Database,
  fileNames: readonly string[],
): Promise<void> => {
  await db.deleteFrom('loose_files').where('file_name', 'in', fileNames).execute();
};
