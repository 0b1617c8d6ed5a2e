import type { Database } from '#server/database/database.types.ts';
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
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.created_at', 'sessions.last_used_at', 'sessions.user_id'])
    .select(['users.name', 'users.email', 'users.role', 'users.email_confirmed_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    emailConfirmed: row.email_confirmed_at !== null,
  };
};

/** A session as it is stored, to be taken along into other data. */
export const findSessionRow = async (
  db: Database,
  id: number,
): Promise<Record<string, unknown> | null> =>
  (await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** A user's sessions, the last used first. */
export const listSessions = async (
  db: Database,
  userId: number,
): Promise<{ id: number; device: string; createdAt: string; lastUsedAt: string }[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const insertSession = async (
  db: Database,
  session: { tokenHash: string; userId: number; device: string; createdAt: string },
): Promise<void> => {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      device: session.device,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
    })
    .execute();
};

export const updateLastUse = async (db: Database, id: number, at: string): Promise<void> => {
  await db.updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute();
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
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Deletes all sessions of a user but one; without `exceptId` all of them. */
export const deleteSessionsOf = async (
  db: Database,
  userId: number,
  exceptId: number | null,
): Promise<void> => {
  const ofUser = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (exceptId === null ? ofUser : ofUser.where('id', '!=', exceptId)).execute();
};
