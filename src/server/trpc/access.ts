import type { Caller } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { isStaff } from '#shared/roles.ts';

/** Who may make a call, from everybody up to administrators. */
export type Access = 'public' | 'session' | 'user' | 'staff' | 'admin';

/** Any access but everybody's: there is a caller. */
export type CallerAccess = Exclude<Access, 'public'>;

const isEnough: Record<CallerAccess, (caller: Caller) => boolean> = {
  session: () => true,
  user: () => true,
  staff: ({ role }) => isStaff(role),
  admin: ({ role }) => role === 'ADMIN',
};

/**
 * The caller, who may. UNAUTHENTICATED, in the words of `askForLogin` where the call has some of its
 * own; EMAIL_NOT_CONFIRMED, FORBIDDEN.
 */
export const assertAccess = (
  access: CallerAccess,
  caller: Caller | null,
  askForLogin?: string,
): Caller => {
  if (!caller) throw new AppError('UNAUTHENTICATED', askForLogin);
  if (access !== 'session' && !caller.emailConfirmed) throw new AppError('EMAIL_NOT_CONFIRMED');
  if (!isEnough[access](caller)) throw new AppError('FORBIDDEN');
  return caller;
};

/** Whether a public call comes from staff, who also see what is not published. */
export const isStaffCaller = (caller: Caller | null): boolean =>
  caller?.emailConfirmed === true && isStaff(caller.role);
