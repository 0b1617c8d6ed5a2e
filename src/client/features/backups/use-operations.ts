import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { forgetToken } from '#client/features/accounts/session/token.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { backupFailures, operationFailure } from './backup-failures.ts';

const LOGIN_AGAIN =
  'Ripristino completato con successo! Nei dati di allora questa sessione non c’è: accedi di nuovo.';

/**
 * After a restore nothing that this page has loaded is true any more, perhaps not even who is
 * looking: where the restored data do not know the session, its screens lead to the login.
 */
const useAfterRestore = () => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const utils = trpc.useUtils();

  const isSessionOver = (): Promise<boolean> =>
    utils.client.accounts.me.query().then(
      () => false,
      (error: unknown) => apiErrorOf(error)?.code === 'UNAUTHENTICATED',
    );

  return async (): Promise<void> => {
    queryClient.removeQueries({ type: 'inactive' });
    if (await isSessionOver()) {
      forgetToken();
      await router.invalidate();
      toastSuccess(LOGIN_AGAIN);
      return;
    }
    await utils.accounts.me.invalidate();
    await Promise.all([queryClient.invalidateQueries(), router.invalidate()]);
  };
};

/** How the last operation of this page came out, where it takes more than a passing word. */
export type Outcome =
  | { kind: 'restored'; message: string; safetyBackupId: string }
  | { kind: 'cancelled' | 'failed'; message: string };

// Outlives the screen: an operation goes on while one works elsewhere, and is told on coming back.
let outcome: Outcome | null = null;
const listeners = new Set<() => void>();

export const tellOutcome = (next: Outcome | null): void => {
  outcome = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useOutcome = (): Outcome | null => useSyncExternalStore(subscribe, () => outcome);

const tellFailure = (failure: string) => (error: unknown) => {
  const apiError = apiErrorOf(error);
  if (apiError?.code === 'BACKUP_CANCELLED') {
    tellOutcome({ kind: 'cancelled', message: apiError.message });
  } else {
    tellOutcome({ kind: 'failed', message: operationFailure(error, failure) });
  }
};

/** What takes its time. How it came out is told even where the screen was left meanwhile. */
export const useOperations = () => {
  const utils = trpc.useUtils();
  const afterRestore = useAfterRestore();
  const renew = () => utils.backups.invalidate();
  const begin = () => {
    tellOutcome(null);
    void utils.backups.status.invalidate();
  };
  const create = trpc.backups.create.useMutation({
    onMutate: begin,
    onSuccess: ({ message }) => toastSuccess(message),
    onError: tellFailure(backupFailures.create),
    onSettled: renew,
  });
  const restore = trpc.backups.restore.useMutation({
    onMutate: begin,
    onSuccess: async ({ message, safetyBackupId }) => {
      tellOutcome({ kind: 'restored', message, safetyBackupId });
      await afterRestore();
    },
    onError: async (error) => {
      tellFailure(backupFailures.restore)(error);
      await renew();
    },
  });
  return { create, restore, isPending: create.isPending || restore.isPending };
};

export type Operations = ReturnType<typeof useOperations>;
