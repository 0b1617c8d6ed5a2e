import Bowser from 'bowser';
import type { AppContext, Caller } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { languages, serverText } from '#server/languages.ts';
import { isStorageUnavailable } from '#server/storage-trouble.ts';
import type { OwnSession } from '#shared/accounts/accounts.schema.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { deletePasskeysOf } from './accounts.repository.ts';
import { isSessionOver, needsTouch } from './session-lifetime.ts';
import { hashToken, isSameKey, newToken, pageKey, sessionIdIn } from './session-token.ts';
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  findSessionRow,
  insertSession,
  listSessions,
  type SessionOfUser,
  updateLastUse,
  updatePasskeyAt,
} from './sessions.repository.ts';

/** Real user agents are shorter. */
const MAX_USER_AGENT_LENGTH = 500;

/** In a device's stored name, which is Italian. */
const ON = ' su ';

/** 'Firefox su Windows'; empty when the user agent is unknown. */
const deviceName = (userAgent: string): string => {
  if (userAgent === '') return '';
  const client = Bowser.getParser(userAgent.slice(0, MAX_USER_AGENT_LENGTH));
  const [browser, system] = [client.getBrowserName(), client.getOSName()];
  return [browser, system].filter((name) => name !== '').join(ON);
};

const deviceIn = (locale: Locale, name: string): string => {
  const [browser = '', system] = name.split(ON);
  return system ? languages[locale].t('accountErrors.device', { browser, system }) : name;
};

type OpenedBy = 'password' | 'passkey';

/** Opens a session and returns its token, which is never stored. */
export const openSession = async (
  app: AppContext,
  userId: number,
  userAgent: string,
  by: OpenedBy = 'password',
): Promise<string> => {
  const token = newToken();
  const createdAt = app.clock.now().toISOString();
  const device = deviceName(userAgent);
  const passkeyAt = by === 'passkey' ? createdAt : null;
  const tokenHash = hashToken(token);
  await insertSession(app.database, { tokenHash, userId, device, createdAt, passkeyAt });
  return token;
};

/** While the disk is full, reading and logging in must still work. */
const ifThereIsRoom = (writing: Promise<void>): Promise<void> =>
  writing.catch((error: unknown) => {
    if (!isStorageUnavailable(error)) throw error;
  });

/** Null when the session has ended. */
const callerOf = async (app: AppContext, session: SessionOfUser | null): Promise<Caller | null> => {
  if (!session) return null;
  const now = app.clock.now();
  if (isSessionOver(session, session.role, now)) {
    await ifThereIsRoom(deleteSession(app.database, session.id));
    return null;
  }
  if (needsTouch(session, now)) {
    await ifThereIsRoom(updateLastUse(app.database, session.id, now.toISOString()));
  }
  const { id: sessionId, userId, name, email, role, emailConfirmed } = session;
  const provenByPasskey = session.passkeyAt !== null;
  const needsPasskey = session.staffNeedPasskey && isStaff(role) && !provenByPasskey;
  return { sessionId, userId, name, email, role, emailConfirmed, provenByPasskey, needsPasskey };
};

/** The user of a token; null when it is unknown or its session has ended. */
export const findCaller = async (app: AppContext, token: string): Promise<Caller | null> =>
  callerOf(app, await findSession(app.database, { tokenHash: hashToken(token) }));

/** The user of a page key; null when it is forged or its session has ended. */
export const findPageReader = async (app: AppContext, key: string): Promise<Caller | null> => {
  const id = sessionIdIn(key);
  const session = id === null ? null : await findSession(app.database, { id });
  // A forged key must not prolong the session that it names.
  return session && isSameKey(key, pageKey(session)) ? callerOf(app, session) : null;
};

/** The page key of a caller's session. */
export const pageKeyOf = ({ sessionId }: Caller, token: string): string =>
  pageKey({ id: sessionId, tokenHash: hashToken(token) });

/** The same caller with today's rights; null when the session has ended. */
export const findCallerAgain = async (
  app: AppContext,
  { sessionId, userId }: Pick<Caller, 'sessionId' | 'userId'>,
): Promise<Caller | null> => {
  const caller = await callerOf(app, await findSession(app.database, { id: sessionId }));
  return caller?.userId === userId ? caller : null;
};

export const closeSession = (app: AppContext, sessionId: number): Promise<void> =>
  deleteSession(app.database, sessionId);

/** The caller's open sessions, without those that have expired. */
export const listOwnSessions = async (
  app: AppContext,
  caller: Caller,
  locale: Locale,
): Promise<OwnSession[]> => {
  const sessions = await listSessions(app.database, caller.userId);
  return sessions
    .filter((session) => !isSessionOver(session, caller.role, app.clock.now()))
    .map((session) => ({
      ...session,
      device: deviceIn(locale, session.device),
      current: session.id === caller.sessionId,
    }));
};

/** Ends one of the caller's sessions. NOT_FOUND, also for another user's session. */
export const endOwnSession = async (app: AppContext, caller: Caller, id: number): Promise<void> => {
  const isEnded = await deleteSessionOf(app.database, { userId: caller.userId, id });
  if (!isEnded) throw notFound(serverText('accountErrors.sessionUnknown'));
};

export const endOtherSessions = (
  db: Database,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<void> => deleteSessionsOf(db, userId, sessionId);

export const endAllSessions = (db: Database, userId: number): Promise<void> =>
  deleteSessionsOf(db, userId, null);

/** Deletes passkeys and recovery codes. Returns how many passkeys there were. */
export const endAllPasskeys = deletePasskeysOf;

/** Marks a session as verified by more than a password. */
export const proveSession = updatePasskeyAt;

/** A stored session, for copying it into other data; null when it has ended. */
export const findStoredSession = findSessionRow;
