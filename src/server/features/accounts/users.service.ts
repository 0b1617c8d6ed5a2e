import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { freeTasksOf } from '#server/features/tasks/tasks.service.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { isHigher, isStaff, type Role } from '#shared/accounts/roles.ts';
import type {
  CreateUserInput,
  PaginatedUsers,
  PaginatedUsersInput,
  UpdateUserInput,
} from '#shared/accounts/users.schema.ts';
import { deleteOpenLinks } from './account-links.repository.ts';
import {
  countAdmins,
  deleteUser,
  findAccount,
  insertUser,
  listAccounts,
  updateConfirmed,
  updateUser,
} from './accounts.repository.ts';
import { auditSubjectOf, claimAddress, getOwnUser } from './accounts.service.ts';
import { removeAvatar } from './avatar.service.ts';
import {
  enqueueAccountCreated,
  enqueueEmailChanged,
  enqueueRoleChanged,
} from './enqueue-account-mails.ts';
import { notifyAdmins, reportAddress } from './notify-admins.ts';
import { endAllSessions } from './sessions.service.ts';
import { countFoundUsers, listFoundUsers } from './users.repository.ts';

/** NOT_FOUND. */
export const getUser = async (db: Database, id: number): Promise<OwnUser> => {
  const user = await findAccount(db, id);
  if (!user) throw notFound('Utente non trovato.');
  return user;
};

type Change = { action: string; user: OwnUser; detail?: string | undefined };

const recordChange = (
  app: AppContext,
  actor: Caller,
  { action, user, detail }: Change,
): Promise<void> =>
  app.audit.record({ action, outcome: 'done', actor, ...auditSubjectOf(user), detail });

export const listUsers = (db: Database): Promise<OwnUser[]> => listAccounts(db);

/** One page of the list, and the length of the whole list. */
export const listPaginatedUsers = async (
  db: Database,
  { page, limit, sort, ...filter }: PaginatedUsersInput,
): Promise<PaginatedUsers> => {
  const users = await listFoundUsers(db, filter, { sort, limit, offset: (page - 1) * limit });
  return { users, total: await countFoundUsers(db, filter) };
};

/** Creates a user with a confirmed address and mails a link for choosing a password. EMAIL_TAKEN. */
export const createUser = async (
  app: AppContext,
  { password, ...input }: CreateUserInput,
  caller: Caller,
): Promise<OwnUser> => {
  const passwordHash = await app.passwordHasher.hash(password);
  const now = app.clock.now();
  const user = await inTransaction(app.database, async (tx) => {
    await claimAddress(tx, input.email, null);
    const createdAt = now.toISOString();
    const id = await insertUser(tx, { ...input, passwordHash, confirmedAt: createdAt, createdAt });
    const created = await getOwnUser(tx, id);
    await enqueueAccountCreated(tx, created, now);
    await reportRole(tx, { user: created, from: null, to: created.role, by: caller.name }, now);
    return created;
  });
  app.wakeMailWorker();
  await recordChange(app, caller, { action: 'users.create', user, detail: user.role });
  return user;
};

/**
 * Mails a new link for choosing a password: the former may be lost, expired, or from before a restore.
 * NOT_FOUND.
 */
export const inviteUser = async (app: AppContext, id: number, caller: Caller): Promise<OwnUser> => {
  const user = await getUser(app.database, id);
  await enqueueAccountCreated(app.database, user, app.clock.now());
  app.wakeMailWorker();
  await recordChange(app, caller, { action: 'users.invite', user });
  return user;
};

type RoleChange = { user: OwnUser; from: Role | null; to: Role | null; by: string };

/** Notifies administrators when a user joins or leaves the staff. */
const reportRole = async (
  tx: Database,
  { user, from, to, by }: RoleChange,
  now: Date,
): Promise<void> => {
  if (from === to || ![from, to].some((role) => role !== null && isStaff(role))) return;
  const change = { what: 'role', from, to } as const;
  await notifyAdmins(
    tx,
    { kind: 'staff-changed', userId: user.id, name: user.name, by, change },
    now,
  );
};

const changeRole = async (
  tx: Database,
  { before, role, by }: { before: OwnUser; role: Role; by: string },
  now: Date,
): Promise<void> => {
  await updateUser(tx, before.id, { role });
  if (!isStaff(role)) await freeTasksOf(tx, before.id);
  // A session opened with fewer rights, perhaps on a shared device, must not gain more.
  if (isHigher(role, before.role)) await endAllSessions(tx, before.id);
  await enqueueRoleChanged(tx, { ...before, role }, now);
  await reportRole(tx, { user: before, from: before.role, to: role, by }, now);
};

const assertAdminLeft = async (
  tx: Database,
  user: OwnUser,
  role: UpdateUserInput['role'],
): Promise<void> => {
  const isDemoted = user.role === 'ADMIN' && role !== undefined && role !== 'ADMIN';
  if (isDemoted && (await countAdmins(tx)) === 1) throw new AppError('LAST_ADMIN');
};

/** An address entered by an administrator takes effect at once; a mail is sent to the former one. */
const changeAddress = async (
  tx: Database,
  { user, email, by }: { user: OwnUser; email: string; by: string },
  now: Date,
): Promise<void> => {
  await claimAddress(tx, email, user.id);
  await updateUser(tx, user.id, { email, pendingEmail: null });
  await updateConfirmed(tx, user.id, now.toISOString());
  await deleteOpenLinks(tx, user.id);
  await enqueueEmailChanged(tx, user, now);
  await reportAddress(tx, { user, email, by }, now);
};

/**
 * Changes the given fields only. A new role applies from the user's next request on. NOT_FOUND,
 * CHANGED_MEANWHILE, LAST_ADMIN, EMAIL_TAKEN.
 */
export const changeUser = async (
  app: AppContext,
  { id, seenVersion, name, email, role, locale }: UpdateUserInput,
  caller: Caller,
): Promise<OwnUser> => {
  const now = app.clock.now();
  const by = caller.name;
  const { before, after } = await inTransaction(app.database, async (tx) => {
    const user = await getUser(tx, id);
    await bumpVersion(tx, 'users', { id, seenVersion });
    await assertAdminLeft(tx, user, role);
    await updateUser(tx, id, { name, locale });
    if (email !== undefined && email !== user.email) {
      await changeAddress(tx, { user: await getUser(tx, id), email, by }, now);
    }
    if (role !== undefined && role !== user.role) {
      await changeRole(tx, { before: await getUser(tx, id), role, by }, now);
    }
    return { before: user, after: await getUser(tx, id) };
  });
  app.wakeMailWorker();
  const detail = before.role === after.role ? undefined : `${before.role}>${after.role}`;
  const known = isStaff(after.role) ? after : before;
  await recordChange(app, caller, { action: 'users.update', user: known, detail });
  return after;
};

/** Deletes the user and all sessions. ADMIN_NOT_DELETABLE, NOT_FOUND. */
export const removeUser = async (app: AppContext, id: number, caller: Caller): Promise<void> => {
  const removed = await inTransaction(app.database, async (tx) => {
    const user = await getUser(tx, id);
    if (user.role === 'ADMIN') throw new AppError('ADMIN_NOT_DELETABLE');
    await deleteUser(tx, id);
    const { role: from } = user;
    await reportRole(tx, { user, from, to: null, by: caller.name }, app.clock.now());
    return user;
  });
  app.wakeMailWorker();
  await removeAvatar(app, removed.avatar);
  await recordChange(app, caller, { action: 'users.delete', user: removed });
};
