import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { Role } from '#shared/accounts/roles.ts';
import type { UserSort } from '#shared/accounts/users.schema.ts';
import { foldedWords } from '#shared/fold-text.ts';
import { toAccount } from './accounts.repository.ts';

/** Each word of `search` is in the name or the address. */
export type UserFilter = { role?: Role | undefined; search?: string | undefined };

const conditionsOf = ({ role, search = '' }: UserFilter): RawBuilder<SqlBool>[] => [
  ...(role === undefined ? [] : [sql<SqlBool>`role = ${role}`]),
  ...foldedWords(search).map((word) => sql<SqlBool>`instr(search_text, ${word}) > 0`),
];

const orders: Record<UserSort, RawBuilder<unknown>> = {
  name: sql`search_text, id`,
  created: sql`created_at DESC, id DESC`,
  // Alphabetical, as an index has it.
  role: sql`role, search_text, id`,
};

export const listFoundUsers = async (
  db: Database,
  filter: UserFilter,
  { sort, limit, offset }: { sort: UserSort; limit: number; offset: number },
): Promise<OwnUser[]> => {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where((where) => where.and(conditionsOf(filter)))
    .orderBy(orders[sort])
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toAccount);
};

export const countFoundUsers = async (db: Database, filter: UserFilter): Promise<number> => {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => where.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow();
  return count;
};
