import type { AppContext, Caller } from '#server/app-context.ts';
import { isSessionOver, needsTouch } from './session-lifetime.ts';
import { hashToken, newToken } from './session-token.ts';
import { deleteSession, findSession, insertSession, updateLastUse } from './sessions.repository.ts';

/** Opens a session and returns its token, which is told once and never stored. */
export const openSession = async (app: AppContext, userId: number): Promise<string> => {
  const token = newToken();
  const createdAt = app.clock.now().toISOString();
  await insertSession(app.database, { tokenHash: hashToken(token), userId, createdAt });
  return token;
};

/** Whose token this is today; null for one that is unknown or over. */
export const findCaller = async (app: AppContext, token: string): Promise<Caller | null> => {
  const session = await findSession(app.database, hashToken(token));
  if (!session) return null;
  const now = app.clock.now();
  if (isSessionOver(session, session.role, now)) {
    await deleteSession(app.database, session.id);
    return null;
  }
  if (needsTouch(session, now)) await updateLastUse(app.database, session.id, now.toISOString());
  const { id: sessionId, userId, name, email, role, emailConfirmed } = session;
  return { sessionId, userId, name, email, role, emailConfirmed };
};

export const closeSession = (app: AppContext, sessionId: number): Promise<void> =>
  deleteSession(app.database, sessionId);
