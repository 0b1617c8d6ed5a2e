import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import type { LoginInput, User } from '#shared/accounts.schema.ts';
import {
  type Account,
  findAccount,
  findAccountWithHash,
  hasAnyUser,
  insertUser,
  listStaff,
  type StaffMember,
} from './accounts.repository.ts';
import { openSession } from './sessions.service.ts';

const RANDOM_PASSWORD_BYTES = 12;

const toUser = ({ emailConfirmed: _, ...user }: Account): User => user;

/**
 * Opens a session. INVALID_CREDENTIALS looks and lasts the same for an unknown address and a wrong
 * password; EMAIL_NOT_CONFIRMED comes only after a right one.
 */
export const login = async (
  app: AppContext,
  { email, password }: LoginInput,
  clientAddress: string,
): Promise<{ token: string; user: User }> => {
  const attempt = { clientAddress, subject: email };
  await app.rateLimiter.consume('login', { clientAddress });
  await app.rateLimiter.consume('loginToAccount', attempt);
  const found = await findAccountWithHash(app.database, email);
  const matches = await app.passwordHasher.verify(found?.passwordHash ?? null, password);
  if (!found || !matches) {
    app.logger.info({ event: 'login-failed', clientAddress }, 'login failed');
    throw new AppError('INVALID_CREDENTIALS');
  }
  if (!found.account.emailConfirmed) {
    throw new AppError('EMAIL_NOT_CONFIRMED', 'Devi confermare la tua email prima di accedere.');
  }
  await app.rateLimiter.reset('loginToAccount', attempt);
  const token = await openSession(app, found.account.id);
  app.logger.info({ event: 'login', userId: found.account.id, clientAddress }, 'login');
  return { token, user: toUser(found.account) };
};

export const getUser = async (app: AppContext, id: number): Promise<User> => {
  const account = await findAccount(app.database, id);
  if (!account) throw new AppError('UNAUTHENTICATED');
  return toUser(account);
};

/** Who answers for the house: the people that hear of a new request. */
export const findStaff = (db: Database): Promise<StaffMember[]> => listStaff(db);

/**
 * Makes the first administrator while there is no user at all. Returns the login when its password
 * had to be made up, so that it can be told once; otherwise null.
 */
export const ensureFirstAdmin = async (
  app: AppContext,
): Promise<{ email: string; password: string } | null> => {
  if (await hasAnyUser(app.database)) return null;
  const { email, name, password: chosen } = app.config.firstAdmin;
  const password = chosen ?? randomBytes(RANDOM_PASSWORD_BYTES).toString('base64url');
  const now = app.clock.now().toISOString();
  const passwordHash = await app.passwordHasher.hash(password);
  await insertUser(app.database, {
    name,
    email,
    passwordHash,
    role: 'ADMIN',
    confirmedAt: now,
    createdAt: now,
  });
  return chosen === undefined ? { email, password } : null;
};
