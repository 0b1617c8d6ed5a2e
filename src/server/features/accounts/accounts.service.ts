import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import type { LoggedIn, LoginInput, OwnUser } from '#shared/accounts.schema.ts';
import type { AuditOutcome } from '#shared/audit.schema.ts';
import { errorCodes } from '#shared/error-codes.ts';
import { isStaff } from '#shared/roles.ts';
import {
  deleteUser,
  findAccount,
  findAccountByEmail,
  findAccountWithHash,
  hasAnyUser,
  insertUser,
  listAdmins,
  listStaff,
  type StaffMember,
  updateHash,
} from './accounts.repository.ts';
import { deviceOf, newDeviceToken } from './device-token.ts';
import { findCaller, openSession } from './sessions.service.ts';

const RANDOM_PASSWORD_BYTES = 12;

/** Who asks, as far as the request tells. */
export type Client = { clientAddress: string; userAgent: string };

/**
 * A hash made with less than is asked for today is made anew, now that the password is known. Returns
 * the one that is stored.
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

/** Who somebody is in the log: what identifies a guest is the id alone. */
export const auditSubjectOf = ({ id, name, role }: Pick<OwnUser, 'id' | 'name' | 'role'>) => ({
  subjectId: String(id),
  label: isStaff(role) ? name : undefined,
});

type Refusal = { outcome: Exclude<AuditOutcome, 'done'>; detail?: string };

/** An address that is nobody's here is not kept. */
const recordRefusal = (app: AppContext, account: OwnUser | null, refusal: Refusal): Promise<void> =>
  app.audit.record({
    action: 'accounts.login',
    actor: null,
    ...(account && auditSubjectOf(account)),
    ...refusal,
  });

type Attempt = { clientAddress: string; email: string; device: string | null };

/**
 * A browser that has logged in before is counted by itself, so that whoever guesses in the same
 * network does not keep the owner out.
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
 * Opens a session. INVALID_CREDENTIALS looks and lasts the same for an unknown address and a wrong
 * password; EMAIL_NOT_CONFIRMED comes only after a right one.
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
    // The address is for whoever keeps attackers off the machine; the event is for whoever looks back.
    app.logger.info({ event: 'login-failed', clientAddress }, 'login failed');
    await recordRefusal(app, found?.account ?? null, { outcome: 'failed' });
    throw new AppError('INVALID_CREDENTIALS');
  }
  const { account, passwordHash } = found;
  if (!account.emailConfirmed) {
    await recordRefusal(app, account, { outcome: 'denied', detail: 'unconfirmed' });
    throw new AppError('EMAIL_NOT_CONFIRMED', 'Devi confermare la tua email prima di accedere.');
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

/** UNAUTHENTICATED when the user is gone. */
export const getOwnUser = async (db: Database, id: number): Promise<OwnUser> => {
  const account = await findAccount(db, id);
  if (!account) throw new AppError('UNAUTHENTICATED');
  return account;
};

/** Says so beside the field where the address was typed. */
export const emailTaken = (): AppError => {
  const message = errorCodes.EMAIL_TAKEN.message;
  return new AppError('EMAIL_TAKEN', message, { issues: [{ path: 'email', message }] });
};

/**
 * Makes an address free for a user. EMAIL_TAKEN where somebody else has proven it; who has only
 * claimed it gives way.
 */
export const claimAddress = async (
  tx: Database,
  email: string,
  userId: number | null,
): Promise<void> => {
  const holder = await findAccountByEmail(tx, email);
  if (!holder || holder.id === userId) return;
  if (holder.emailConfirmed) throw emailTaken();
  await deleteUser(tx, holder.id);
};

/** Who answers for the house: the people that hear of a new request. */
export const findStaff = (db: Database): Promise<StaffMember[]> => listStaff(db);

/** Who answers for the site: the people that hear of what went wrong with it. */
export const findAdmins = (db: Database): Promise<StaffMember[]> => listAdmins(db);

export type FirstLogin = { email: string; password: string };

/**
 * Makes the first administrator while there is no user at all. A password that had to be made up goes
 * to `show` before anything is written: an end in between leaves no administrator nobody can log in as.
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
    confirmedAt: now,
    createdAt: now,
  });
};
