import { randomBytes } from 'node:crypto';
import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { raiseVersion } from '#server/database/versions.ts';
import { networkOf } from '#server/infrastructure/rate-limiter.ts';
import type { ConfirmEmailInput, OwnUser } from '#shared/accounts.schema.ts';
import type { AccountLink } from './account-links.repository.ts';
import { deleteOpenLinks } from './account-links.repository.ts';
import { findOpenLink, LINK_LIFETIME_MS, mintLink, redeemLink } from './account-links.service.ts';
import { announceNewAddress, sendConfirmation } from './account-mails.ts';
import { findSecrets, updateConfirmed, updateUser } from './accounts.repository.ts';
import { claimAddress, getOwnUser } from './accounts.service.ts';
import { endAllSessions } from './sessions.service.ts';

/** Who proves an address: the caller's session, if there is one, and where the call comes from. */
export type Prover = { caller: Caller | null; clientAddress: string };

/** The caller's own id, where the address is one that the caller waits for. */
const ownClaim = async (
  db: Database,
  email: string,
  caller: Caller | null,
): Promise<number | null> => {
  if (!caller) return null;
  const user = await getOwnUser(db, caller.userId);
  return user.email === email || user.pendingEmail === email ? user.id : null;
};

/**
 * Asks for the mail with the link again. Answers a visitor alike, in words and steps, for every
 * address: whether somebody waits for it is found out when the mail is about to be sent.
 */
export const resendConfirmation = async (
  app: AppContext,
  email: string,
  { caller, clientAddress }: Prover,
): Promise<void> => {
  await app.rateLimiter.consume('linkMail', { clientAddress });
  if (!(await app.rateLimiter.allows('linkMailToAddress', { subject: email }))) return;
  await inTransaction(app.database, async (tx) => {
    const userId = await ownClaim(tx, email, caller);
    await sendConfirmation(tx, { email, userId }, app.clock.now());
  });
  app.wakeMailWorker();
};

/**
 * Whether an address is proven by whoever registered it: by the session which that opened, or from
 * the same network. A confirmed account is its owner's.
 */
export const isRegistrant = async (
  db: Database,
  user: OwnUser,
  { caller, clientAddress }: Prover,
): Promise<boolean> => {
  if (user.emailConfirmed || caller?.userId === user.id) return true;
  const secrets = await findSecrets(db, user.id);
  return secrets?.registeredFrom === networkOf(clientAddress);
};

/**
 * What somebody else set before the address was proven does not survive: not the name, not the
 * sessions, not the links. The password is the caller's to replace.
 */
export const dropUnproven = async (tx: Database, user: OwnUser): Promise<void> => {
  const [mailbox = ''] = user.email.split('@');
  await raiseVersion(tx, 'users', { id: user.id });
  await updateUser(tx, user.id, { name: mailbox, pendingEmail: null });
  await endAllSessions(tx, user.id);
  await deleteOpenLinks(tx, user.id);
};

const confirmChange = (app: AppContext, link: AccountLink, token: string): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    await redeemLink(tx, token, ['change-email'], app.clock.now());
    const user = await getOwnUser(tx, link.userId);
    await claimAddress(tx, link.email, user.id);
    await raiseVersion(tx, 'users', { id: user.id });
    await updateUser(tx, user.id, { email: link.email, pendingEmail: null });
    await deleteOpenLinks(tx, user.id);
    await announceNewAddress(tx, user, app.clock.now());
  });

const confirmOwn = (app: AppContext, user: OwnUser, token: string): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    await redeemLink(tx, token, ['confirm-email'], app.clock.now());
    await updateConfirmed(tx, user.id, app.clock.now().toISOString());
  });

/** Confirms an address that perhaps a stranger registered. Returns the token for an own password. */
const confirmForeign = async (app: AppContext, user: OwnUser, token: string): Promise<string> => {
  const now = app.clock.now();
  const nobodysPassword = await app.passwordHasher.hash(randomBytes(32).toString('base64url'));
  return inTransaction(app.database, async (tx) => {
    await redeemLink(tx, token, ['confirm-email'], now);
    await dropUnproven(tx, user);
    await updateUser(tx, user.id, { passwordHash: nobodysPassword });
    await updateConfirmed(tx, user.id, now.toISOString());
    const lifetimeMs = LINK_LIFETIME_MS.resetPassword;
    return mintLink(
      tx,
      { userId: user.id, kind: 'set-password', email: user.email, lifetimeMs },
      now,
    );
  });
};

/**
 * Proves an address with the link that was mailed there: a registration's, which makes the open
 * session whole, or the new address of a profile. LINK_INVALID, LINK_EXPIRED, EMAIL_TAKEN.
 */
export const confirmEmail = async (
  app: AppContext,
  { token, email }: ConfirmEmailInput,
  prover: Prover,
): Promise<{ passwordToken?: string }> => {
  const kinds = ['confirm-email', 'change-email'] as const;
  const link = await findOpenLink(app.database, token, kinds, app.clock.now());
  if (link.email !== email) throw new AppError('LINK_INVALID');
  if (link.kind === 'change-email') {
    await confirmChange(app, link, token);
    app.wakeMailWorker();
    return {};
  }
  const user = await getOwnUser(app.database, link.userId);
  if (!(await isRegistrant(app.database, user, prover))) {
    return { passwordToken: await confirmForeign(app, user, token) };
  }
  await confirmOwn(app, user, token);
  return {};
};
