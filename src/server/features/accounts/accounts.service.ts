import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { serverText } from '#server/languages.ts';
import type { LoggedIn, LoginInput, OwnUser } from '#shared/accounts/accounts.schema.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import type { AuditOutcome } from '#shared/audit.schema.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import {
  type Admin,
  deleteRegistrations,
  findAccount,
  findAccountByEmail,
  findAccountWithHash,
  findFirstAdminEmail,
  hasAnyUser,
  insertUser,
  listAdmins,
  updateHash,
} from './accounts.repository.ts';
import { deviceOf, newDeviceToken } from './device-token.ts';
import { findCaller, openSession } from './sessions.service.ts';

const RANDOM_PASSWORD_BYTES = 12;

/** The origin of a request. */
export type Client = { clientAddress: string; userAgent: string };

/**
 * Hashes the password again if its hash was made with weaker parameters than today's; only a login
 * knows the password. Returns the stored hash.
 */
const renewHash = async (
  app: AppContext,
  account: { id: number; passwordHash: string },
  password: string,
): Promise<string> => {
  if (!app.passwordHasher.isOutdated(account.passwordHash)) return account.passwordHash;
  const after = await app.passwordHasher.hash(password);
  await updateHash(app.database, account.id, { before: account.passwordHash, after });
  return after;
};

/** How an account appears in the audit log: a guest by id only, staff with their names. */
export const auditSubjectOf = ({ id, name, role }: Pick<OwnUser, 'id' | 'name' | 'role'>) => ({
  subjectId: String(id),
  label: isStaff(role) ? name : undefined,
});

type Refusal = { outcome: Exclude<AuditOutcome, 'done'>; detail?: string };

/** Does not record an address that belongs to no account. */
const recordRefusal = (app: AppContext, account: OwnUser | null, refusal: Refusal): Promise<void> =>
  app.audit.record({
    action: 'accounts.login',
    actor: null,
    ...(account && auditSubjectOf(account)),
    ...refusal,
  });

type Attempt = { clientAddress: string; email: string; device: string | null };

/**
 * A browser that has logged in before has its own limit, so that a password guesser on the same network
 * cannot lock the owner out.
 */
const countAttempt = async (
  { rateLimiter }: AppContext,
  { clientAddress, email, device }: Attempt,
): Promise<void> => {
  if (device !== null) return rateLimiter.consume('loginFromDevice', { subject: device });
  await rateLimiter.consume('login', { clientAddress });
  await rateLimiter.consume('loginToAccount', { clientAddress, subject: email });
};

const assertMayTry = async (
  app: AppContext,
  attempt: Attempt,
  account: OwnUser | null,
): Promise<void> => {
  try {
    await countAttempt(app, attempt);
  } catch (error) {
    await recordRefusal(app, account, { outcome: 'denied', detail: 'too-many' });
    throw error;
  }
};

/**
 * Opens a session. INVALID_CREDENTIALS reads and takes as long for an unknown address as for a wrong
 * password; EMAIL_NOT_CONFIRMED is only thrown after a correct one.
 */
export const login = async (
  app: AppContext,
  { email, password, deviceToken }: LoginInput,
  { clientAddress, userAgent }: Client,
): Promise<LoggedIn> => {
  const found = await findAccountWithHash(app.database, email);
  const device = found && deviceToken ? deviceOf(deviceToken, found) : null;
  await assertMayTry(app, { clientAddress, email, device }, found?.account ?? null);
  const matches = await app.passwordHasher.verify(found?.passwordHash ?? null, password);
  if (!found || !matches) {
    // The log line has the address, for tools that block attackers; the audit event has none.
    app.logger.info({ event: 'login-failed', clientAddress }, 'login failed');
    await recordRefusal(app, found?.account ?? null, { outcome: 'failed' });
    throw new AppError('INVALID_CREDENTIALS');
  }
  const { account, passwordHash } = found;
  if (!account.emailConfirmed) {
    await recordRefusal(app, account, { outcome: 'denied', detail: 'unconfirmed' });
    throw new AppError('EMAIL_NOT_CONFIRMED', serverText('accountErrors.confirmFirst'));
  }
  await app.rateLimiter.reset('loginToAccount', { clientAddress, subject: email });
  if (device !== null) await app.rateLimiter.reset('loginFromDevice', { subject: device });
  const storedHash = await renewHash(app, { id: account.id, passwordHash }, password);
  const token = await openSession(app, account.id, userAgent);
  const actor = { userId: account.id, name: account.name, role: account.role };
  await app.audit.record({ action: 'accounts.login', outcome: 'done', actor });
  const caller = await findCaller(app, token);
  return {
    token,
    user: account,
    needsPasskey: caller?.needsPasskey ?? false,
    deviceToken: newDeviceToken({ account, passwordHash: storedHash }),
  };
};

/** UNAUTHENTICATED when the user no longer exists. */
export const getOwnUser = async (db: Database, id: number): Promise<OwnUser> => {
  const account = await findAccount(db, id);
  if (!account) throw new AppError('UNAUTHENTICATED');
  return account;
};

/** Reported beside the e-mail field. */
export const emailTaken = (): AppError => {
  const message = serverText('errors.EMAIL_TAKEN');
  return new AppError('EMAIL_TAKEN', message, { issues: [{ path: 'email', message }] });
};

/**
 * Makes an address available to a user. EMAIL_TAKEN when another account has confirmed it; all other
 * registrations that wait for it are deleted.
 */
export const claimAddress = async (
  tx: Database,
  email: string,
  userId: number | null,
): Promise<void> => {
  const holder = await findAccountByEmail(tx, email);
  if (holder?.emailConfirmed && holder.id !== userId) throw emailTaken();
  await deleteRegistrations(tx, email, userId);
};

/** All administrators with a confirmed address, who are notified of failures. */
export const findAdmins = (db: Database): Promise<Admin[]> => listAdmins(db);

/** The address of the first administrator with a confirmed one. */
export const firstAdminEmail = findFirstAdminEmail;

export type FirstLogin = { email: string; password: string };

/**
 * Creates the first administrator when there are no users. A random password is passed to `show` before
 * the account is written: if the process ends in between, no account exists whose password is unknown.
 */
export const ensureFirstAdmin = async (
  app: AppContext,
  show: (login: FirstLogin) => void,
): Promise<void> => {
  if (await hasAnyUser(app.database)) return;
  const { email, name, password: chosen } = app.config.firstAdmin;
  const password = chosen ?? randomBytes(RANDOM_PASSWORD_BYTES).toString('base64url');
  const now = app.clock.now().toISOString();
  const passwordHash = await app.passwordHasher.hash(password);
  if (chosen === undefined) show({ email, password });
  await insertUser(app.database, {
    name,
    email,
    passwordHash,
    role: 'ADMIN',
    locale: HOUSE_LOCALE,
    confirmedAt: now,
    createdAt: now,
  });
};
