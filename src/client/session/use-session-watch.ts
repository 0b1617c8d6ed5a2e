import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onRefusal } from '#client/api/refusal-link.ts';
import { refreshMe } from './session.ts';
import { onTokenChangeElsewhere } from './token.ts';

/**
 * Runs the route guards again after a login or logout in another tab, and when the server refuses the session.
 * Each layout of the app calls it once.
 */
export const useSessionWatch = (): void => {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const runGuards = () => void router.invalidate();
    const stopListening = onTokenChangeElsewhere(() => {
      void queryClient.invalidateQueries();
      runGuards();
    });
    // The guards ask for the user, who says whether a passkey is missing.
    const stopWatching = onRefusal(() => void refreshMe().then(runGuards));
    return () => {
      stopListening();
      stopWatching();
    };
  }, [queryClient, router]);
};
