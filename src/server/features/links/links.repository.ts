import type { Database } from '#server/database/database.types.ts';

export const isUploaded = async (db: Database, fileName: string): Promise<boolean> =>
  (await db
    .selectFrom('media')
    .select('id')
    .where('fileName', '=', fileName)
    .executeTakeFirst()) !== undefined;
