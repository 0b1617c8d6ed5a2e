import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import { foldedWords } from '#shared/fold-text.ts';

type Sender = { email: string | null; bookingIds: readonly number[] };

/** The messages from an address, in lower case as it is stored, or about these stays. Newest first. */
export const listMessageIdsFrom = async (
  db: Database,
  { email, bookingIds }: Sender,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('contactMessages')
    .select('id')
    .where(({ or, eb }) => or([eb('email', '=', email), eb('bookingId', 'in', bookingIds)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
};

/** The senders of the messages that have each word of `search` somewhere; newest first. */
export const listSendersOf = (db: Database, search: string) =>
  db
    .selectFrom('contactMessages')
    .select(['name', 'email', 'phone'])
    .where(({ and }) =>
      and(foldedWords(search).map((word) => sql<SqlBool>`instr(search_text, ${word}) > 0`)),
    )
    .orderBy('createdAt', 'desc')
    .execute();

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
