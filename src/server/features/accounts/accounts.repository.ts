import type { Selectable } from 'kysely';
import type { Database } from '#server/database/database.types.ts';
import type { UsersTable } from '#server/database/tables/accounts.table.ts';
import type { User } from '#shared/accounts.schema.ts';
import type { Role } from '#shared/roles.ts';

export type Account = User & { emailConfirmed: boolean };
export type StaffMember = Pick<User, 'name' | 'email'>;

const toAccount = (row: Selectable<UsersTable>): Account => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  avatar: row.avatar,
  createdAt: row.created_at,
  emailConfirmed: row.email_confirmed_at !== null,
});

/** `email` in lower case, as it is stored. */
export const findAccountWithHash = async (
  db: Database,
  email: string,
): Promise<{ account: Account; passwordHash: string } | null> => {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? { account: toAccount(row), passwordHash: row.password_hash } : null;
};

export const findAccount = async (db: Database, id: number): Promise<Account | null> => {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toAccount(row) : null;
};

export const hasAnyUser = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

export const listStaff = (db: Database): Promise<StaffMember[]> =>
  db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('role', 'in', ['EDITOR', 'ADMIN'])
    .orderBy('id')
    .execute();

type NewUser = {
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  confirmedAt: string | null;
  createdAt: string;
};

export const insertUser = async (db: Database, user: NewUser): Promise<number> => {
  const { id } = await db
    .insertInto('users')
    .values({
      name: user.name,
      email: user.email,
      password_hash: user.passwordHash,
      role: user.role,
      avatar: null,
      email_confirmed_at: user.confirmedAt,
      created_at: user.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
