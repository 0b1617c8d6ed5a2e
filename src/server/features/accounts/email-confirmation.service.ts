import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import type { AccountLinkKind } from '#server/database/tables/accounts.table.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { serverText } from '#server/languages.ts';
import type { ConfirmEmailInput, OwnUser, Registration } from '#shared/accounts/accounts.schema.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import { type AccountLink, deleteOpenLinks, hasAnyLink } from './account-links.repository.ts';
import { consumeLink, getLink, linkUsed } from './account-links.service.ts';
import { deleteUser, updateConfirmed, updateUser } from './accounts.repository.ts';
import { claimAddress, getOwnUser } from './accounts.service.ts';
import { removeAvatar } from './avatar.service.ts';
import { enqueueConfirmation, enqueueEmailChanged } from './enqueue-account-mails.ts';
import { reportAddress } from './notify-admins.ts';

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

/** The link that was mailed to an address, used or not. LINK_INVALID. */
const getLinkTo = async (
  db: Database,
  { token, email }: ConfirmEmailInput,
  kinds: readonly AccountLinkKind[],
): Promise<AccountLink> => {
  const link = await getLink(db, token, kinds);
  if (link.email !== email) throw new AppError('LINK_INVALID');
  return link;
};

const confirmChange = async (
  tx: Database,
  { userId, email }: AccountLink,
  now: Date,
): Promise<number> => {
  const user = await getOwnUser(tx, userId);
  await claimAddress(tx, email, user.id);
  await bumpVersion(tx, 'users', { id: user.id });
  await updateUser(tx, user.id, { email, pendingEmail: null });
  await deleteOpenLinks(tx, user.id);
  await enqueueEmailChanged(tx, user, now);
  await reportAddress(tx, { user, email, by: user.name }, now);
  return userId;
};

/**
 * The registration that a link confirms: the one that its mail named. A later one that never got a mail,
 * because strangers had used up those of the hour, is confirmed instead by its own open session.
 */
const registrationOf = async (
  tx: Database,
  { userId, email }: AccountLink,
  caller: Caller | null,
): Promise<number> => {
  const isLater = caller?.email === email && !caller.emailConfirmed && caller.userId > userId;
  return isLater && !(await hasAnyLink(tx, caller.userId)) ? caller.userId : userId;
};

const confirmRegistration = async (
  tx: Database,
  { link, caller }: { link: AccountLink; caller: Caller | null },
  now: Date,
): Promise<number> => {
  const id = await registrationOf(tx, link, caller);
  await claimAddress(tx, link.email, id);
  await updateConfirmed(tx, id, now.toISOString());
  return id;
};

const CONFIRMING = ['confirm-email', 'change-email'] as const;

/**
 * Confirms an address by the link mailed to it: after a sign-up, or for a new address in the profile. A
 * registration is confirmed as it is, with its name, its password and its open sessions, by anybody who
 * has the link; others of the address end. Returns it, or null for a change. Opened again, the link finds
 * all well. LINK_INVALID, LINK_EXPIRED, EMAIL_TAKEN.
 */
export const confirmEmail = async (
  app: AppContext,
  input: ConfirmEmailInput,
  caller: Caller | null,
): Promise<Registration | null> => {
  const now = app.clock.now();
  const registration = await inTransaction(app.database, async (tx) => {
    const link = await getLinkTo(tx, input, CONFIRMING);
    const isChange = link.kind === 'change-email';
    let userId = link.userId;
    if (link.usedAt === null) {
      await consumeLink(tx, input.token, CONFIRMING, now);
      userId = isChange
        ? await confirmChange(tx, link, now)
        : await confirmRegistration(tx, { link, caller }, now);
    }
    const { name, email, emailConfirmed, createdAt } = await getOwnUser(tx, userId);
    if (!emailConfirmed || email !== link.email) throw linkUsed();
    return isChange ? null : { name, createdAt };
  });
  app.wakeMailWorker();
  return registration;
};

/** An account that has moved to another address, or joined the staff, is no longer the mail's to end. */
const isDeniable = ({ email, role }: OwnUser, link: AccountLink): boolean =>
  email === link.email && !isStaff(role);

/**
 * Deletes the registration that a mail named, confirmed or not, with its sessions: the reader of the mail
 * did not make it. It works as long as the link is valid, also after its use. LINK_INVALID, LINK_EXPIRED.
 */
export const denyRegistration = async (
  app: AppContext,
  input: ConfirmEmailInput,
): Promise<void> => {
  const now = app.clock.now().toISOString();
  const denied = await inTransaction(app.database, async (tx) => {
    const link = await getLinkTo(tx, input, ['confirm-email']);
    if (now >= link.expiresAt) {
      throw new AppError('LINK_EXPIRED', serverText('accountErrors.denialExpired'));
    }
    const user = await getOwnUser(tx, link.userId);
    if (!isDeniable(user, link)) throw new AppError('LINK_INVALID');
    await deleteUser(tx, user.id);
    return user;
  });
  // A review by this account has lost its author.
  app.pageCache.clear();
  await removeAvatar(app, denied.avatar);
};
