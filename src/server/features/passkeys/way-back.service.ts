import { randomBytes } from 'node:crypto';
import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createLink, LINK_LIFETIME_MS } from '#server/features/accounts/account-links.service.ts';
import { resetPasswordPath } from '#server/features/accounts/accounts.emails.ts';
import { auditSubjectOf, findAdmins } from '#server/features/accounts/accounts.service.ts';
import { notifyAdmins } from '#server/features/accounts/notify-admins.ts';
import { replacePassword } from '#server/features/accounts/password-reset.service.ts';
import { endAllPasskeys, endAllSessions } from '#server/features/accounts/sessions.service.ts';
import { getUser } from '#server/features/accounts/users.service.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { reportPasskeys } from './report-passkeys.ts';

// Recovery for users who are locked out. An administrator recovers from the server's shell, which gives
// access to the data anyway; all other users ask an administrator.

const PASSWORD_BYTES = 12;

type Administrator = { id: number; name: string; email: string; passkeys: number };

export const listAdministrators = async ({ database }: AppContext): Promise<Administrator[]> => {
  const admins = await findAdmins(database);
  return Promise.all(
    admins.map(async ({ id, name, email }) => {
      const { length: passkeys } = await listPasskeys(database, id);
      return { id, name, email, passkeys };
    }),
  );
};

const administratorOf = async (app: AppContext, email: string): Promise<Administrator> => {
  const found = (await listAdministrators(app)).find((admin) => admin.email === email);
  if (!found) throw notFound(`Nessun amministratore ha l’indirizzo ${email}.`);
  return found;
};

const record = (app: AppContext, action: string, admin: Administrator): Promise<void> =>
  app.audit.record({
    action,
    actor: null,
    outcome: 'done',
    ...auditSubjectOf({ ...admin, role: 'ADMIN' }),
  });

const reportPassword = (
  tx: Database,
  { id: userId, name }: Administrator,
  did: 'replaced' | 'link-made',
  now: Date,
): Promise<void> => {
  const change = { what: 'password', did } as const;
  return notifyAdmins(tx, { kind: 'staff-changed', userId, name, by: name, change }, now);
};

/** Sets and returns a new password for an administrator, and ends all sessions. NOT_FOUND. */
export const resetPasswordOf = async (app: AppContext, email: string): Promise<string> => {
  const admin = await administratorOf(app, email);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await app.passwordHasher.hash(password);
  const now = app.clock.now();
  await inTransaction(app.database, async (tx) => {
    await replacePassword(tx, await getUser(tx, admin.id), passwordHash, now);
    await reportPassword(tx, admin, 'replaced', now);
  });
  await record(app, 'shell.password', admin);
  return password;
};

/**
 * A link with which an administrator chooses a new password, valid for an hour and once. Until it is
 * used the old password and sessions stay valid. NOT_FOUND.
 */
export const passwordLinkOf = async (app: AppContext, email: string): Promise<string> => {
  const admin = await administratorOf(app, email);
  const now = app.clock.now();
  const token = await inTransaction(app.database, async (tx) => {
    await reportPassword(tx, admin, 'link-made', now);
    const lifetimeMs = LINK_LIFETIME_MS.resetPassword;
    return createLink(tx, { userId: admin.id, kind: 'set-password', email, lifetimeMs }, now);
  });
  await record(app, 'shell.link', admin);
  return `${app.config.publicUrl}${resetPasswordPath(token)}`;
};

/** Ends the sessions and removes passkeys and recovery codes. Returns how many passkeys there were. */
const removeAll = async (
  tx: Database,
  user: { id: number; name: string; email: string; role: Role },
  did: 'reset-on-server' | 'reset-by-admin',
  now: Date,
): Promise<number> => {
  await endAllSessions(tx, user.id);
  await reportPasskeys(tx, { ...user, userId: user.id }, did, now);
  return endAllPasskeys(tx, user.id);
};

/**
 * Removes an administrator's passkeys and recovery codes, and ends all sessions. Returns how many
 * passkeys there were. NOT_FOUND.
 */
export const removePasskeysOf = async (app: AppContext, email: string): Promise<number> => {
  const admin = await administratorOf(app, email);
  const now = app.clock.now();
  const count = await inTransaction(app.database, (tx) =>
    removeAll(tx, { ...admin, role: 'ADMIN' }, 'reset-on-server', now),
  );
  await record(app, 'shell.passkeys', admin);
  return count;
};

/**
 * The same, by an administrator for another user who lost a device. Users remove their own passkeys in
 * the profile. NOT_FOUND, FORBIDDEN.
 */
export const resetPasskeys = async (
  app: AppContext,
  { userId, name, role }: Caller,
  id: number,
): Promise<void> => {
  if (id === userId) throw new AppError('FORBIDDEN', 'Le tue passkey le rimuovi dal tuo profilo.');
  const user = await getUser(app.database, id);
  const now = app.clock.now();
  await inTransaction(app.database, (tx) => removeAll(tx, user, 'reset-by-admin', now));
  await app.audit.record({
    action: 'passkeys.reset',
    actor: { userId, name, role },
    outcome: 'done',
    ...auditSubjectOf(user),
  });
  app.wakeMailWorker();
};
