import { randomBytes } from 'node:crypto';
import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import type { ConfirmEmailInput, OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { AccountLink } from './account-links.repository.ts';
import { deleteOpenLinks } from './account-links.repository.ts';
import {
  consumeLink,
  createLink,
  findOpenLink,
  findUsedLink,
  LINK_LIFETIME_MS,
} from './account-links.service.ts';
import { updateConfirmed, updateUser } from './accounts.repository.ts';
import { claimAddress, getOwnUser } from './accounts.service.ts';
import { enqueueConfirmation, enqueueEmailChanged } from './enqueue-account-mails.ts';
import { reportAddress } from './notify-admins.ts';
import { endAllSessions, endOtherSessions } from './sessions.service.ts';

/** The client that confirms an address: its session, if there is one, and its network address. */
export type ConfirmingClient = { caller: Caller | null; clientAddress: string };

/** The caller's id, if the address is the caller's own or pending one. */
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
 * Mails the confirmation link again. The answer and the steps are the same for every address, so that
 * visitors learn nothing about it: whether an account waits for it is checked when the mail is sent.
 */
export const resendConfirmation = async (
  app: AppContext,
  email: string,
  { caller, clientAddress }: ConfirmingClient,
): Promise<void> => {
  await app.rateLimiter.consume('resendConfirmation', { clientAddress });
  await inTransaction(app.database, async (tx) => {
    const userId = await ownClaim(tx, email, caller);
    await enqueueConfirmation(tx, { email, userId }, app.clock.now());
  });
  app.wakeMailWorker();
};

/**
 * Whether the person confirming an address also signed up with it; only the session opened by the
 * sign-up proves that. Always true for a confirmed account.
 */
export const isRegistrant = (user: OwnUser, caller: Caller | null): boolean =>
  user.emailConfirmed || caller?.userId === user.id;

/**
 * Discards data that a stranger may have set before the address was confirmed: sessions, links and the
 * name. The caller replaces the password.
 */
export const dropUnproven = async (tx: Database, user: OwnUser): Promise<void> => {
  const [mailbox = ''] = user.email.split('@');
  await bumpVersion(tx, 'users', { id: user.id });
  await updateUser(tx, user.id, { name: mailbox, pendingEmail: null });
  await endAllSessions(tx, user.id);
  await deleteOpenLinks(tx, user.id);
};

const confirmChange = (app: AppContext, link: AccountLink, token: string): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    await consumeLink(tx, token, ['change-email'], app.clock.now());
    const user = await getOwnUser(tx, link.userId);
    await claimAddress(tx, link.email, user.id);
    await bumpVersion(tx, 'users', { id: user.id });
    await updateUser(tx, user.id, { email: link.email, pendingEmail: null });
    await deleteOpenLinks(tx, user.id);
    await enqueueEmailChanged(tx, user, app.clock.now());
    await reportAddress(tx, { user, email: link.email, by: user.name }, app.clock.now());
  });

const confirmOwn = (
  app: AppContext,
  { user, token, caller }: { user: OwnUser; token: string; caller: Caller | null },
): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    await consumeLink(tx, token, ['confirm-email'], app.clock.now());
    // A session opened by a concurrent registration would gain full rights too.
    if (caller && !user.emailConfirmed) await endOtherSessions(tx, caller);
    await updateConfirmed(tx, user.id, app.clock.now().toISOString());
  });

/** Confirms an address that a stranger may have signed up with. Returns a token for setting a password. */
const confirmForeign = async (app: AppContext, user: OwnUser, token: string): Promise<string> => {
  const now = app.clock.now();
  const randomPassword = await app.passwordHasher.hash(randomBytes(32).toString('base64url'));
  return inTransaction(app.database, async (tx) => {
    await consumeLink(tx, token, ['confirm-email'], now);
    await dropUnproven(tx, user);
    await updateUser(tx, user.id, { passwordHash: randomPassword });
    await updateConfirmed(tx, user.id, now.toISOString());
    const lifetimeMs = LINK_LIFETIME_MS.resetPassword;
    return createLink(
      tx,
      { userId: user.id, kind: 'set-password', email: user.email, lifetimeMs },
      now,
    );
  });
};

const CONFIRMING = ['confirm-email', 'change-email'] as const;

/** Whether the same link has confirmed the address before, as when it is opened twice. */
const hasConfirmed = async (
  db: Database,
  { token, email }: ConfirmEmailInput,
): Promise<boolean> => {
  const link = await findUsedLink(db, token, CONFIRMING);
  if (link?.email !== email) return false;
  const user = await getOwnUser(db, link.userId);
  return user.email === email && user.emailConfirmed;
};

const confirmByLink = async (
  app: AppContext,
  { token, email }: ConfirmEmailInput,
  { caller }: Pick<ConfirmingClient, 'caller'>,
): Promise<{ passwordToken?: string }> => {
  const link = await findOpenLink(app.database, token, CONFIRMING, app.clock.now());
  if (link.email !== email) throw new AppError('LINK_INVALID');
  if (link.kind === 'change-email') {
    await confirmChange(app, link, token);
    app.wakeMailWorker();
    return {};
  }
  const user = await getOwnUser(app.database, link.userId);
  if (!isRegistrant(user, caller)) {
    return { passwordToken: await confirmForeign(app, user, token) };
  }
  await confirmOwn(app, { user, token, caller });
  return {};
};

/**
 * Confirms an address by the link mailed to it: after a sign-up, or for a new address in the profile. Opened
 * again, the link finds all well. LINK_INVALID, LINK_EXPIRED, EMAIL_TAKEN.
 */
export const confirmEmail = async (
  app: AppContext,
  link: ConfirmEmailInput,
  client: Pick<ConfirmingClient, 'caller'>,
): Promise<{ passwordToken?: string }> => {
  try {
    return await confirmByLink(app, link, client);
  } catch (error) {
    const isUsed = error instanceof AppError && error.code === 'LINK_INVALID';
    if (isUsed && (await hasConfirmed(app.database, link))) return {};
    throw error;
  }
};
