import type { AppContext, Caller } from '#server/app-context.ts';
import { invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { serverText } from '#server/languages.ts';
import type { OwnUser, UpdateProfileInput } from '#shared/accounts/accounts.schema.ts';
import { deleteOpenLinks } from './account-links.repository.ts';
import { findAccountByEmail, findPasswordHash, updateUser } from './accounts.repository.ts';
import { emailTaken, getOwnUser } from './accounts.service.ts';
import { finalizeAvatar, removeAvatar } from './avatar.service.ts';
import { enqueueConfirmation, enqueuePasswordChanged } from './enqueue-account-mails.ts';
import { endOtherSessions } from './sessions.service.ts';

/** The requested changes that differ from the stored values. */
type Changes = { newEmail: string | undefined; newPassword: string | undefined };

/** INVALID_INPUT for a missing or wrong password, TOO_MANY_REQUESTS. */
export const assertPassword = async (
  app: AppContext,
  caller: Caller,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) {
    const message = serverText('accountErrors.passwordNeeded');
    throw invalidInput({ path: 'currentPassword', message });
  }
  await app.rateLimiter.consume('passwordCheck', { subject: String(caller.userId) });
  const passwordHash = await findPasswordHash(app.database, caller.userId);
  if (await app.passwordHasher.verify(passwordHash, password)) return;
  const message = serverText('accountErrors.passwordWrong');
  throw invalidInput({ path: 'currentPassword', message });
};

const assertFreeAddress = async (app: AppContext, email: string): Promise<void> => {
  const holder = await findAccountByEmail(app.database, email);
  if (holder?.emailConfirmed) throw emailTaken();
};

const changePassword = async (
  tx: Database,
  { user, sessionId, passwordHash }: { user: OwnUser; sessionId: number; passwordHash: string },
  now: Date,
): Promise<void> => {
  // A pending change of address may be an intruder's.
  await updateUser(tx, user.id, { passwordHash, pendingEmail: null });
  await endOtherSessions(tx, { userId: user.id, sessionId });
  await deleteOpenLinks(tx, user.id);
  await enqueuePasswordChanged(tx, user, now);
};

const assertAllowed = async (
  app: AppContext,
  caller: Caller,
  { newEmail, newPassword }: Changes,
  currentPassword: string | undefined,
): Promise<void> => {
  if (newEmail === undefined && newPassword === undefined) return;
  await assertPassword(app, caller, currentPassword);
  if (newEmail !== undefined) await assertFreeAddress(app, newEmail);
};

/**
 * Changes the user's own name, picture, password or address; a new address takes effect when it is
 * confirmed. A new password ends all other sessions. INVALID_INPUT for a missing or wrong current
 * password and for an invalid picture, CHANGED_MEANWHILE, EMAIL_TAKEN, TOO_MANY_REQUESTS.
 */
export const updateProfile = async (
  app: AppContext,
  caller: Caller,
  input: UpdateProfileInput,
): Promise<OwnUser> => {
  const { name, email, avatar: wanted, currentPassword, newPassword, locale, seenVersion } = input;
  const user = await getOwnUser(app.database, caller.userId);
  const newEmail = email === user.email ? undefined : email;
  await assertAllowed(app, caller, { newEmail, newPassword }, currentPassword);
  const passwordHash =
    newPassword === undefined ? undefined : await app.passwordHasher.hash(newPassword);
  const avatar = wanted === undefined ? user.avatar : await finalizeAvatar(app, wanted, user);
  const now = app.clock.now();
  try {
    await inTransaction(app.database, async (tx) => {
      await bumpVersion(tx, 'users', { id: user.id, seenVersion });
      const shown = wanted === undefined ? undefined : avatar;
      await updateUser(tx, user.id, { name, locale, avatar: shown });
      if (passwordHash !== undefined) {
        const reader = { ...user, locale: locale ?? user.locale };
        const { sessionId } = caller;
        await changePassword(tx, { user: reader, sessionId, passwordHash }, now);
      }
      if (newEmail !== undefined) {
        await updateUser(tx, user.id, { pendingEmail: newEmail });
        await enqueueConfirmation(tx, { email: newEmail, userId: user.id }, now);
      }
    });
  } catch (error) {
    if (avatar !== user.avatar) await removeAvatar(app, avatar);
    throw error;
  }
  if (avatar !== user.avatar) await removeAvatar(app, user.avatar);
  app.wakeMailWorker();
  return getOwnUser(app.database, user.id);
};
