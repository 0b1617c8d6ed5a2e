import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { HOME } from './return-path.ts';
import { useSession } from './session.ts';

/** An origin as a screen may show it: the server draws one page for all of them. */
export const useDrawnOrigin = (origin: string | undefined): string | undefined =>
  useHydrated() ? origin : undefined;

/**
 * For screens that are of no use to somebody who is logged in: leads on to `origin`, or home. Whose
 * address still waits to be confirmed stays: it may have been the wrong one.
 */
export const useMembersLeave = (origin: string = HOME): void => {
  const { user } = useSession();
  const { history } = useRouter();
  const mayLeave = user?.emailConfirmed === true;
  useEffect(() => {
    if (mayLeave) history.replace(origin);
  }, [mayLeave, history, origin]);
};
