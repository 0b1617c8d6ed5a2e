import type { Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { isStaff } from '#shared/accounts/roles.ts';

/**
 * The callers of a procedure, from the public up to administrators. `optional` is public too, but the
 * answer depends on the caller.
 */
export type Access = 'public' | 'optional' | 'session' | 'user' | 'staff' | 'admin';

/** The access levels that need a caller. */
export type CallerAccess = Exclude<Access, 'public' | 'optional'>;

export const needsCaller = (access: Access): access is CallerAccess =>
  access !== 'public' && access !== 'optional';

const isEnough: Record<CallerAccess, (caller: Caller) => boolean> = {
  session: () => true,
  user: () => true,
  staff: ({ role }) => isStaff(role),
  admin: ({ role }) => role === 'ADMIN',
};

const isForStaff = (access: CallerAccess): boolean => access === 'staff' || access === 'admin';

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
  if (caller.needsPasskey && isForStaff(access)) throw new AppError('PASSKEY_REQUIRED');
  return caller;
};

const isProven = (caller: Caller | null): caller is Caller =>
  caller?.emailConfirmed === true && !caller.needsPasskey;

/** Whether the caller is staff: staff also see drafts, and the audit log records their actions. */
export const isStaffCaller = (caller: Caller | null): boolean =>
  isProven(caller) && isStaff(caller.role);
