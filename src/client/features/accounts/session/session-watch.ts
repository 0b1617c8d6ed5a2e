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

/** Calls `listener` when any call of this page is refused because its session is over. */
const onSessionEnded = (queryClient: QueryClient, listener: () => void): (() => void) => {
  const read = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (readToken() === null) return;
    if (apiErrorOf(event.action.error)?.code === 'UNAUTHENTICATED') listener();
  };
  const stopQueries = queryClient.getQueryCache().subscribe(read);
  const stopMutations = queryClient.getMutationCache().subscribe(read);
  return () => {
    stopQueries();
    stopMutations();
  };
};

/**
 * Keeps a page in step with its session: a session that another tab ends or begins, or that the
 * server no longer knows. Guarded screens then ask their guard again. Used once by each frame.
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
    const stopWatching = onSessionEnded(queryClient, () => {
      forgetToken();
      void router.invalidate();
    });
    return () => {
      stopListening();
      stopWatching();
    };
  }, [queryClient, router, utils]);
};
