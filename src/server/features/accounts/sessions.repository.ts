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

export const insertSession = async (
  db: Database,
  session: { tokenHash: string; userId: number; createdAt: string },
): Promise<void> => {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
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
