import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGoTo } from '#client/ui/use-go-to.ts';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { HOME } from './return-path.ts';
import { useSession } from './session.ts';

/** Undefined during SSR and hydration: the cached page is the same for every return path. */
export const useHydratedReturnPath = (returnPath: string | undefined): string | undefined =>
  useHydrated() ? returnPath : undefined;

/**
 * Redirects a logged-in user to `returnPath`, or home; staff who have yet to prove the session first to
 * their passkey. A user with an unconfirmed email stays, since the email may have been mistyped.
 */
export const useRedirectLoggedIn = (returnPath?: string): void => {
  const { user, needsPasskey } = useSession();
  const navigate = useNavigate();
  const goTo = useGoTo();
  const isConfirmed = user?.emailConfirmed === true;
  useEffect(() => {
    if (!isConfirmed) return;
    if (needsPasskey && !returnPath?.startsWith('/passkey')) {
      void navigate({ to: '/passkey', search: { redirect: returnPath }, replace: true });
    } else {
      void goTo(returnPath ?? HOME, { replace: true });
    }
  }, [isConfirmed, needsPasskey, navigate, goTo, returnPath]);
};
