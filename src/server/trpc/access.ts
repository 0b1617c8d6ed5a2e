import type { Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { isOnTeam, isStaff } from '#shared/accounts/roles.ts';

/**
 * Who may call a procedure, from everybody up to administrators. `optional` is open to everybody too,
 * but the answer depends on who asks. `user` is for one's own account, `guest` for what guests do and
 * staff may: whoever cleans has the first alone, and `team`.
 */
export type Access =
  | 'public'
  | 'optional'
  | 'session'
  | 'user'
  | 'guest'
  | 'team'
  | 'staff'
  | 'admin';

/** The access levels that need a caller. */
export type CallerAccess = Exclude<Access, 'public' | 'optional'>;

export const needsCaller = (access: Access): access is CallerAccess =>
  access !== 'public' && access !== 'optional';

const isEnough: Record<CallerAccess, (caller: Caller) => boolean> = {
  session: () => true,
  user: () => true,
  guest: ({ role }) => role !== 'CLEANER',
  team: ({ role }) => isOnTeam(role),
  staff: ({ role }) => isStaff(role),
  admin: ({ role }) => role === 'ADMIN',
};

const isForTeam = (access: CallerAccess): boolean => ['team', 'staff', 'admin'].includes(access);

/**
 * Returns the caller if the access allows the call. UNAUTHENTICATED, with `askForLogin` as its text;
 * EMAIL_NOT_CONFIRMED, FORBIDDEN, PASSKEY_REQUIRED.
 */
export const assertAccess = (
  access: CallerAccess,
  caller: Caller | null,
  askForLogin?: string,
): Caller => {
  if (!caller) throw new AppError('UNAUTHENTICATED', askForLogin);
  if (access !== 'session' && !caller.emailConfirmed) throw new AppError('EMAIL_NOT_CONFIRMED');
  if (!isEnough[access](caller)) throw new AppError('FORBIDDEN');
  if (caller.needsPasskey && isForTeam(access)) throw new AppError('PASSKEY_REQUIRED');
  return caller;
};

const isProven = (caller: Caller | null): caller is Caller =>
  caller?.emailConfirmed === true && !caller.needsPasskey;

/** Whether the caller of a procedure that is open to everybody is staff, who also see drafts. */
export const isStaffCaller = (caller: Caller | null): boolean =>
  isProven(caller) && isStaff(caller.role);

/** Whether what the caller does is recorded in the audit log. */
export const isTeamCaller = (caller: Caller | null): boolean =>
  isProven(caller) && isOnTeam(caller.role);
