import type { Database, Written } from '#server/database/database.types.ts';
import type { SessionsTable } from '#server/database/tables/accounts.table.ts';
import type { Role } from '#shared/roles.ts';

export type SessionOfUser = {
  id: number;
  createdAt: string;
  lastUsedAt: string;
  userId: number;
  name: string;
  email: string;
  role: Role;
  emailConfirmed: boolean;
};

export const findSession = async (
  db: Database,
  tokenHash: string,
): Promise<SessionOfUser | null> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'sessions.createdAt', 'sessions.lastUsedAt', 'sessions.userId'])
    .select(['users.name', 'users.email', 'users.role', 'users.emailConfirmedAt'])
    .where('sessions.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  const { emailConfirmedAt, ...session } = row;
  return { ...session, emailConfirmed: emailConfirmedAt !== null };
};

/** A session by the names of its columns in the file, to be copied into another database. */
export const findSessionRow = async (
  db: Database,
  id: number,
): Promise<Record<string, unknown> | null> =>
  (await db
    .withoutPlugins()
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;

/** A user's sessions, the last used first. */
export const listSessions = async (
  db: Database,
  userId: number,
): Promise<{ id: number; device: string; createdAt: string; lastUsedAt: string }[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const insertSession = async (
  db: Database,
  session: { tokenHash: string; userId: number; device: string; createdAt: string },
): Promise<void> => {
  const row: Written<SessionsTable> = { ...session, lastUsedAt: session.createdAt };
  await db.insertInto('sessions').values(row).execute();
};

export const updateLastUse = async (db: Database, id: number, at: string): Promise<void> => {
  await db.updateTable('sessions').set({ lastUsedAt: at }).where('id', '=', id).execute();
};

export const deleteSession = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
};

/** Deletes a user's session. False when the user has none of this id. */
export const deleteSessionOf = async (
  db: Database,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Deletes all sessions of a user but one; without `exceptId` all of them. */
export const deleteSessionsOf = async (
  db: Database,
  userId: number,
  exceptId: number | null,
): Promise<void> => {
  const ofUser = db.deleteFrom('sessions').where('userId', '=', userId);
  await (exceptId === null ? ofUser : ofUser.where('id', '!=', exceptId)).execute();
};
