import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import type { ContactMessagesTable } from '#server/database/tables/messages.table.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import type { MessageAnswer, MessageFilter, StaffMessage } from '#shared/messages.schema.ts';
import { listAnswers } from './answers.repository.ts';

type MessageRow = Selectable<ContactMessagesTable>;

const toMessage = (
  { searchText: _searchText, ...row }: MessageRow,
  answers: readonly MessageAnswer[],
): StaffMessage => ({ ...row, isSuspect: row.isSuspect === 1, answers: [...answers] });

const withAnswers = async (db: Database, rows: readonly MessageRow[]): Promise<StaffMessage[]> => {
  const answers = await listAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toMessage(row, answers.get(row.id) ?? []));
};

/** All messages when no filter is given. Each word of `search` is somewhere in the message. */
export type MessageWish = { filter?: MessageFilter; search?: string | undefined };

const ofFilter: Record<MessageFilter, RawBuilder<SqlBool>> = {
  all: sql`is_suspect = 0`,
  new: sql`is_suspect = 0 AND read_at IS NULL`,
  suspect: sql`is_suspect = 1`,
};

const conditionsOf = ({ filter, search = '' }: MessageWish): RawBuilder<SqlBool>[] => [
  ...(filter ? [ofFilter[filter]] : []),
  ...foldedWords(search).map((word) => sql<SqlBool>`instr(search_text, ${word}) > 0`),
];

/** Newest first. */
export const listStoredMessages = async (
  db: Database,
  wish: MessageWish,
  range?: { limit: number; offset: number },
): Promise<StaffMessage[]> => {
  const all = db
    .selectFrom('contactMessages')
    .selectAll()
    .where((where) => where.and(conditionsOf(wish)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  return withAnswers(
    db,
    await (range ? all.limit(range.limit).offset(range.offset) : all).execute(),
  );
};

const countRows = (db: Database) =>
  db.selectFrom('contactMessages').select(({ fn }) => fn.countAll<number>().as('count'));

const countWhere = async (
  db: Database,
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<number> => {
  const found = countRows(db).where((where) => where.and(conditions));
  return (await found.executeTakeFirstOrThrow()).count;
};

export const countMessages = async (db: Database, wish: MessageWish): Promise<number> => {
  if (wish.filter !== 'all' || wish.search) return countWhere(db, conditionsOf(wish));
  // SQLite need not walk a table to know its length, and few messages are suspect.
  const { count } = await countRows(db).executeTakeFirstOrThrow();
  return count - (await countWhere(db, [ofFilter.suspect]));
};

export const findMessage = async (db: Database, id: number): Promise<StaffMessage | null> => {
  const rows = await db.selectFrom('contactMessages').selectAll().where('id', '=', id).execute();
  const [message] = await withAnswers(db, rows);
  return message ?? null;
};

/** The messages among these that are not suspect, in the order they arrived. */
export const listTrustedMessages = async (
  db: Database,
  ids: readonly number[],
): Promise<StaffMessage[]> => {
  const rows = await db
    .selectFrom('contactMessages')
    .selectAll()
    .where('id', 'in', ids)
    .where('isSuspect', '=', 0)
    .orderBy('id')
    .execute();
  return withAnswers(db, rows);
};

export type NewMessage = Omit<StaffMessage, 'id' | 'answers'>;

/** The id of a message since `since` with the same content; a suspect one only matches a suspect one. */
export const findSameMessage = async (
  db: Database,
  { name, email, phone, message, isSuspect, bookingId }: NewMessage,
  since: string,
): Promise<number | null> => {
  const same = db
    .selectFrom('contactMessages')
    .select('id')
    .where('email', '=', email)
    .where('createdAt', '>', since)
    .where('bookingId', 'is', bookingId)
    .where('name', '=', name)
    .where('phone', 'is', phone)
    .where('message', '=', message);
  const row = await (isSuspect ? same : same.where('isSuspect', '=', 0)).executeTakeFirst();
  return row?.id ?? null;
};

export const insertMessage = async (db: Database, message: NewMessage): Promise<number> => {
  const { name, email, phone, message: text } = message;
  const row: Written<ContactMessagesTable> = {
    ...message,
    isSuspect: message.isSuspect ? 1 : 0,
    searchText: foldText([name, email, phone ?? '', text].join('\n')),
  };
  const { id } = await db
    .insertInto('contactMessages')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateMessage = async (
  db: Database,
  id: number,
  { readAt, isSuspect }: { readAt: string | null; isSuspect: boolean },
): Promise<void> => {
  await db
    .updateTable('contactMessages')
    .set({ readAt, isSuspect: isSuspect ? 1 : 0 })
    .where('id', '=', id)
    .execute();
};

export const deleteMessageRows = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('contactMessages').where('id', 'in', ids).execute();
};
