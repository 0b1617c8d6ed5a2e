import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { forgetToken, onTokenChangeElsewhere, readToken } from './token.ts';

/** Calls `listener` when any query or mutation fails with this code. */
const onError = (
  queryClient: QueryClient,
  code: 'UNAUTHENTICATED' | 'PASSKEY_REQUIRED',
  listener: () => void,
): (() => void) => {
  const check = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (readToken() === null) return;
    if (apiErrorOf(event.action.error)?.code === code) listener();
  };
  const stopQueries = queryClient.getQueryCache().subscribe(check);
  const stopMutations = queryClient.getMutationCache().subscribe(check);
  return () => {
    stopQueries();
    stopMutations();
  };
};

/**
 * Reacts to a login or logout in another tab and to a session rejected by the server, by running
 * the route guards again. Each layout calls it once.
 */
export const useSessionWatch = (): void => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const utils = trpc.useUtils();
  useEffect(() => {
    const startOver = () => {
      void utils.accounts.me.reset();
      void queryClient.invalidateQueries();
      void router.invalidate();
    };
    const stopListening = onTokenChangeElsewhere(startOver);
    const stopWatchingEnd = onError(queryClient, 'UNAUTHENTICATED', () => {
      forgetToken();
      void router.invalidate();
    });
    const stopWatchingPasskey = onError(queryClient, 'PASSKEY_REQUIRED', () => {
      void utils.accounts.me.reset().then(() => router.invalidate());
    });
    return () => {
      stopListening();
      stopWatchingEnd();
      stopWatchingPasskey();
    };
  }, [queryClient, router, utils]);
};
