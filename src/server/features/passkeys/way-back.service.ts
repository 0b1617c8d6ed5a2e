import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { auditSubjectOf, findAdmins } from '#server/features/accounts/accounts.service.ts';
import { replacePassword } from '#server/features/accounts/password-reset.service.ts';
import { endAllSessions } from '#server/features/accounts/sessions.service.ts';
import { deletePasskeysOf, listPasskeys } from './passkeys.repository.ts';
import { reportPasskeys } from './report-passkeys.ts';

// Recovery for an administrator who is locked out, from the server's shell: whoever has that shell has
// the data anyway.

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
  if (!found) throw notFound(`No administrator has the address ${email}.`);
  return found;
};

const record = (app: AppContext, action: string, admin: Administrator): Promise<void> =>
  app.audit.record({
    action,
    actor: null,
    outcome: 'done',
    ...auditSubjectOf({ ...admin, role: 'ADMIN' }),
  });

/** Sets and returns a new password for an administrator, and ends all sessions. NOT_FOUND. */
export const resetPasswordOf = async (app: AppContext, email: string): Promise<string> => {
  const admin = await administratorOf(app, email);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await app.passwordHasher.hash(password);
  const now = app.clock.now();
  await inTransaction(app.database, (tx) => replacePassword(tx, admin, passwordHash, now));
  await record(app, 'shell.password', admin);
  return password;
};

/**
 * Removes an administrator's passkeys and recovery codes, and ends all sessions. Returns how many
 * passkeys there were. NOT_FOUND.
 */
export const removePasskeysOf = async (app: AppContext, email: string): Promise<number> => {
  const admin = await administratorOf(app, email);
  const now = app.clock.now();
  const count = await inTransaction(app.database, async (tx) => {
    await endAllSessions(tx, admin.id);
    await reportPasskeys(tx, { ...admin, userId: admin.id, role: 'ADMIN' }, 'reset-on-server', now);
    return deletePasskeysOf(tx, admin.id);
  });
  await record(app, 'shell.passkeys', admin);
  return count;
};
