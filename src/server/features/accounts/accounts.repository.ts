import { type Selectable, sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import type { UsersTable } from '#server/database/tables/accounts.table.ts';
import type { OwnUser, User } from '#shared/accounts/accounts.schema.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { foldText } from '#shared/fold-text.ts';
import type { Locale } from '#shared/languages/locales.ts';

export type Admin = Pick<User, 'id' | 'name' | 'email'>;

export const toAccount = (row: Selectable<UsersTable>): OwnUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  avatar: row.avatar,
  createdAt: row.createdAt,
  emailConfirmed: row.emailConfirmedAt !== null,
  pendingEmail: row.pendingEmail,
  locale: row.locale,
  version: row.version,
});

export const findAccount = async (db: Database, id: number): Promise<OwnUser | null> => {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toAccount(row) : null;
};

/** The accounts with an address: the confirmed one first, then the newest registrations. */
const accountsWith = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .orderBy(sql`email_confirmed_at IS NULL`)
    .orderBy('id', 'desc');

/** All of them. `email` in lower case, as it is stored. */
export const listAccountsByEmail = async (db: Database, email: string): Promise<OwnUser[]> =>
  (await accountsWith(db, email).execute()).map(toAccount);

/** The confirmed account with an address, or else the newest registration. `email` in lower case. */
export const findAccountByEmail = async (db: Database, email: string): Promise<OwnUser | null> => {
  const row = await accountsWith(db, email).limit(1).executeTakeFirst();
  return row ? toAccount(row) : null;
};

/** The same with its password. */
export const findAccountWithHash = async (
  db: Database,
  email: string,
): Promise<{ account: OwnUser; passwordHash: string } | null> => {
  const row = await accountsWith(db, email).limit(1).executeTakeFirst();
  return row ? { account: toAccount(row), passwordHash: row.passwordHash } : null;
};

export const findPasswordHash = async (db: Database, id: number): Promise<string | null> => {
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.passwordHash ?? null;
};

export const listAccounts = async (db: Database): Promise<OwnUser[]> => {
  const rows = await db.selectFrom('users').selectAll().orderBy('id').execute();
  return rows.map(toAccount);
};

export const hasAnyUser = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

export const countAdmins = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('users')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  return count;
};

/** All administrators with a confirmed address: an unconfirmed one may belong to a stranger. */
export const listAdmins = (db: Database): Promise<Admin[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'ADMIN')
    .where('emailConfirmedAt', 'is not', null)
    .orderBy('id')
    .execute();

/** The address of the first administrator with a confirmed one; null without any. */
export const findFirstAdminEmail = async (db: Database): Promise<string | null> => {
  const row = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', (users) =>
      users
        .selectFrom('users')
        .select(({ fn }) => fn.min('id').as('id'))
        .where('role', '=', 'ADMIN')
        .where('emailConfirmedAt', 'is not', null),
    )
    .executeTakeFirst();
  return row?.email ?? null;
};

export type NewUser = {
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  locale: Locale;
  confirmedAt: string | null;
  createdAt: string;
};

const searchText = ({ name, email }: Pick<User, 'name' | 'email'>): string =>
  foldText(`${name}\n${email}`);

export const insertUser = async (db: Database, user: NewUser): Promise<number> => {
  const { confirmedAt, ...columns } = user;
  const row: Written<UsersTable> = {
    ...columns,
    emailConfirmedAt: confirmedAt,
    avatar: null,
    pendingEmail: null,
    searchText: searchText(user),
  };
  const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export type UserChanges = {
  name?: string | undefined;
  email?: string | undefined;
  role?: Role | undefined;
  avatar?: string | null | undefined;
  passwordHash?: string | undefined;
  pendingEmail?: string | null | undefined;
  locale?: Locale | undefined;
};

/** Changes the given fields only. */
export const updateUser = async (db: Database, id: number, changes: UserChanges): Promise<void> => {
  if (Object.values(changes).every((value) => value === undefined)) return;
  const after = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .returning(['name', 'email'])
    .executeTakeFirst();
  if (after && (changes.name !== undefined || changes.email !== undefined)) {
    const text = { searchText: searchText(after) };
    await db.updateTable('users').set(text).where('id', '=', id).execute();
  }
};

/** Marks the address as confirmed; an earlier confirmation keeps its time. */
export const updateConfirmed = async (db: Database, id: number, at: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ emailConfirmedAt: at })
    .where('id', '=', id)
    .where('emailConfirmedAt', 'is', null)
    .execute();
};

/** Replaces a password's hash by a stronger one, unless the password was changed meanwhile. */
export const updateHash = async (
  db: Database,
  id: number,
  hashes: { before: string; after: string },
): Promise<void> => {
  await db
    .updateTable('users')
    .set({ passwordHash: hashes.after })
    .where('id', '=', id)
    .where('passwordHash', '=', hashes.before)
    .execute();
};

export const deleteUser = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('users').where('id', '=', id).execute();
};

/**
 * Deletes the passkeys of a user, and the recovery codes, which only replace them. Returns how many
 * passkeys there were.
 */
export const deletePasskeysOf = async (db: Database, userId: number): Promise<number> => {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const deleted = db.deleteFrom('passkeys').where('userId', '=', userId);
  return Number((await deleted.executeTakeFirst()).numDeletedRows);
};

/** Deletes the registrations of an address that wait to be confirmed, except one. */
export const deleteRegistrations = async (
  db: Database,
  email: string,
  exceptId: number | null,
): Promise<void> => {
  await db
    .deleteFrom('users')
    .where('email', '=', email)
    .where('emailConfirmedAt', 'is', null)
    .where('id', 'is not', exceptId)
    .execute();
};

/**
 * The account that waits for this address to be confirmed: one registered with it comes before one that
 * wants to change to it.
 */
export const findAccountAwaiting = async (db: Database, email: string): Promise<OwnUser | null> => {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where((user) =>
      user.or([
        user.and([user('email', '=', email), user('emailConfirmedAt', 'is', null)]),
        user('pendingEmail', '=', email),
      ]),
    )
    .orderBy(sql`email = ${email}`, 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ? toAccount(row) : null;
};
