import { isStaff } from '#shared/roles.ts';
import { useSession } from './session.ts';

/** Whether staff are looking. False for the server's drawing, and until it is known. */
export const useIsStaff = (): boolean => {
  const { user } = useSession();
  return user?.emailConfirmed === true && isStaff(user.role);
};
