import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { OwnUser, ResetPasswordInput } from '#shared/accounts/accounts.schema.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import { deleteOpenLinks } from './account-links.repository.ts';
import { consumeLink, findOpenLink } from './account-links.service.ts';
import { updateConfirmed, updateUser } from './accounts.repository.ts';
import { claimAddress, getOwnUser } from './accounts.service.ts';
import {
  enqueuePasskeyChanged,
  enqueuePasswordChanged,
  enqueuePasswordLink,
} from './enqueue-account-mails.ts';
import { endAllPasskeys, endAllSessions } from './sessions.service.ts';

/**
 * Requests a link for choosing a new password. The answer and the steps are the same for every address:
 * whether an account has it is checked when the mail is sent. TOO_MANY_REQUESTS.
 */
export const forgotPassword = async (
  app: AppContext,
  email: string,
  clientAddress: string,
): Promise<void> => {
  await app.rateLimiter.consume('forgotPassword', { clientAddress });
  await inTransaction(app.database, (tx) => enqueuePasswordLink(tx, email, app.clock.now()));
  app.wakeMailWorker();
};

/**
 * Sets the password, ends all sessions, deletes open links and a pending change of address, and
 * notifies a user who had a password of their own: one of a registration may be a stranger's.
 */
export const replacePassword = async (
  tx: Database,
  user: Pick<OwnUser, 'id' | 'name' | 'email' | 'locale' | 'emailConfirmed'>,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  await updateUser(tx, user.id, { passwordHash, pendingEmail: null });
  await endAllSessions(tx, user.id);
  await deleteOpenLinks(tx, user.id);
  if (user.emailConfirmed) await enqueuePasswordChanged(tx, user, now);
};

/**
 * Deletes the passkeys, because a stranger may have added them: one who registered the address, if its
 * owner confirmed that. Those of staff stay: whoever reads their mail must not get past the second step.
 */
const endPasskeys = async (tx: Database, user: OwnUser, now: Date): Promise<void> => {
  if (isStaff(user.role) || (await endAllPasskeys(tx, user.id)) === 0) return;
  await enqueuePasskeyChanged(tx, { ...user, did: 'reset-with-password' }, now);
};

/**
 * Sets a new password by a mailed link, which also confirms the address; of a registration that waited
 * for it only the name is kept. Passkeys end, except those of staff. LINK_INVALID, LINK_EXPIRED.
 */
export const resetPassword = async (
  app: AppContext,
  { token, password }: ResetPasswordInput,
): Promise<void> => {
  const kinds = ['set-password'] as const;
  await findOpenLink(app.database, token, kinds, app.clock.now());
  const passwordHash = await app.passwordHasher.hash(password);
  const now = app.clock.now();
  const { id, name, role } = await inTransaction(app.database, async (tx) => {
    const link = await consumeLink(tx, token, kinds, now);
    const user = await getOwnUser(tx, link.userId);
    await claimAddress(tx, user.email, user.id);
    await updateConfirmed(tx, user.id, now.toISOString());
    await replacePassword(tx, user, passwordHash, now);
    await endPasskeys(tx, user, now);
    return user;
  });
  if (isStaff(role)) {
    const actor = { userId: id, name, role };
    await app.audit.record({ action: 'accounts.resetPassword', outcome: 'done', actor });
  }
  app.wakeMailWorker();
};
