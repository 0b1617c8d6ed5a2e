import type { Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { isStaff, type Role } from '#shared/accounts/roles.ts';

/**
 * The callers of a procedure, from the public up to administrators. `optional` is public too, but the
 * answer depends on the caller. `session` takes an unconfirmed address too. Both it and `prover` take
 * staff who have yet to prove the session by a passkey, for which `prover` is there.
 */
export type Access = 'public' | 'optional' | 'session' | 'prover' | 'user' | 'staff' | 'admin';

/** The access levels that need a caller. */
export type CallerAccess = Exclude<Access, 'public' | 'optional'>;

export const needsCaller = (access: Access): access is CallerAccess =>
  access !== 'public' && access !== 'optional';

const isEnough: Record<CallerAccess, (caller: Caller) => boolean> = {
  session: () => true,
  prover: () => true,
  user: () => true,
  staff: ({ role }) => isStaff(role),
  admin: ({ role }) => role === 'ADMIN',
};

const takesUnproven = (access: CallerAccess): boolean =>
  access === 'session' || access === 'prover';

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
  if (caller.needsPasskey && !takesUnproven(access)) throw new AppError('PASSKEY_REQUIRED');
  return caller;
};

/** The caller of a call that strangers may make too: staff who have yet to prove the session are one. */
export const knownCaller = (caller: Caller | null): Caller | null =>
  caller?.needsPasskey ? null : caller;

/** The role whose view of the site a caller gets; null for a visitor's. */
export const viewerOf = (caller: Caller | null): Role | null => {
  const known = knownCaller(caller);
  return known?.emailConfirmed ? known.role : null;
};

/** Whether the caller is staff: staff also see drafts, and the audit log records their actions. */
export const isStaffCaller = (caller: Caller | null): boolean => isStaff(viewerOf(caller));
