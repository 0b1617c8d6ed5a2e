import type { Database, Written } from '#server/database/database.types.ts';
import type { SessionsTable } from '#server/database/tables/accounts.table.ts';
import type { Role } from '#shared/accounts/roles.ts';

export type SessionOfUser = {
  id: number;
  tokenHash: string;
  createdAt: string;
  lastUsedAt: string;
  userId: number;
  name: string;
  email: string;
  role: Role;
  emailConfirmed: boolean;
  passkeyAt: string | null;
  /** Whether staff must prove each session with a passkey. */
  staffNeedPasskey: boolean;
};

/** By the hash of its token, or by its id. */
export const findSession = async (
  db: Database,
  key: { tokenHash: string } | { id: number },
): Promise<SessionOfUser | null> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('securitySettings', (join) => join.onTrue())
    .select(['sessions.id', 'sessions.tokenHash', 'sessions.createdAt', 'sessions.lastUsedAt'])
    .select(['sessions.userId', 'sessions.passkeyAt', 'securitySettings.staffNeedPasskey'])
    .select(['users.name', 'users.email', 'users.role', 'users.emailConfirmedAt'])
    .where((session) =>
      'id' in key
        ? session('sessions.id', '=', key.id)
        : session('sessions.tokenHash', '=', key.tokenHash),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { emailConfirmedAt, staffNeedPasskey, ...session } = row;
  return {
    ...session,
    emailConfirmed: emailConfirmedAt !== null,
    staffNeedPasskey: staffNeedPasskey === 1,
  };
};

/** A session by its column names in the file, for copying it into another database. */
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

/** A user's sessions, most recently used first. */
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
  session: Omit<Written<SessionsTable>, 'lastUsedAt'>,
): Promise<void> => {
  const row: Written<SessionsTable> = { ...session, lastUsedAt: session.createdAt };
  await db.insertInto('sessions').values(row).execute();
};

/** Marks a session as verified by more than a password. */
export const updatePasskeyAt = async (db: Database, id: number, at: string): Promise<void> => {
  await db.updateTable('sessions').set({ passkeyAt: at }).where('id', '=', id).execute();
};

export const updateLastUse = async (db: Database, id: number, at: string): Promise<void> => {
  await db.updateTable('sessions').set({ lastUsedAt: at }).where('id', '=', id).execute();
};

export const deleteSession = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
};

/** Deletes a user's session. False when the user has none with this id. */
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

/** Deletes all sessions of a user except `exceptId`, if given. */
export const deleteSessionsOf = async (
  db: Database,
  userId: number,
  exceptId: number | null,
): Promise<void> => {
  const ofUser = db.deleteFrom('sessions').where('userId', '=', userId);
  await (exceptId === null ? ofUser : ofUser.where('id', '!=', exceptId)).execute();
};
