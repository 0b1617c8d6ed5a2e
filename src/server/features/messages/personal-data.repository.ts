import type { Database } from '#server/database/database.types.ts';

/** `email` in lower case, as it is stored. Newest first. */
export const listMessageIdsFrom = async (db: Database, email: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('contactMessages')
    .select('id')
    .where('email', '=', email)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
};

/** Deletes messages received at `until` or before, with their answers; at most `limit` of them. */
export const deleteOldMessages = async (
  db: Database,
  until: string,
  limit: number,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('contactMessages')
    .where('id', 'in', (old) =>
      old.selectFrom('contactMessages').select('id').where('createdAt', '<=', until).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
