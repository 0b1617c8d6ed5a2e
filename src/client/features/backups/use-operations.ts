import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { setLoginNotice } from '#client/session/login-notice.ts';
import { refreshMe } from '#client/session/session.ts';
import { forgetToken } from '#client/session/token.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { serverMessage } from '#client/ui/mutation-cache.ts';
import type { BackupMethod } from '#shared/backups.schema.ts';
import { backupFailures, operationFailure } from './backup-failures.ts';

const LOGIN_AGAIN =
  'Ripristino completato con successo! Nei dati di allora questa sessione non c’è: accedi di nuovo.';

/**
 * After a restore all cached data is stale. If the restored database lacks the session, the route
 * guards redirect to the login.
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

  return async (note: string): Promise<void> => {
    queryClient.removeQueries({ type: 'inactive' });
    if (await isSessionOver()) {
      setLoginNotice(`${LOGIN_AGAIN} ${note}`);
      forgetToken();
      await router.invalidate();
      return;
    }
    await refreshMe();
    await router.invalidate();
  };
};

/** The result of the last operation, where a toast would be too short-lived. */
export type Outcome =
  | { kind: 'restored'; message: string; note: string; safetyBackupId: string }
  | { kind: 'missing'; message: string; method: BackupMethod }
  | { kind: 'cancelled' | 'failed'; message: string };

const RESTORED = 'restored';

/** A restore can be undone after a reload too. */
const storedOutcome = (): Outcome | null => {
  try {
    return JSON.parse(sessionStorage.getItem(RESTORED) ?? 'null') as Outcome | null;
  } catch {
    return null;
  }
};

const storeOutcome = (next: Outcome | null): void => {
  try {
    if (next?.kind === 'restored') sessionStorage.setItem(RESTORED, JSON.stringify(next));
    else sessionStorage.removeItem(RESTORED);
  } catch {
    // Without storage it lasts as long as the page.
  }
};

// Module state, because an operation may end after its screen was left.
let outcome = storedOutcome();
const listeners = new Set<() => void>();

export const setOutcome = (next: Outcome | null): void => {
  outcome = next;
  storeOutcome(next);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useOutcome = (): Outcome | null => useSyncExternalStore(subscribe, () => outcome);

const showFailure = (failure: string) => (error: unknown) => {
  const apiError = apiErrorOf(error);
  if (apiError?.code === 'BACKUP_CANCELLED') {
    setOutcome({ kind: 'cancelled', message: apiError.message });
  } else {
    setOutcome({ kind: 'failed', message: operationFailure(error, failure) });
  }
};

/** The operations that take a while. */
export const useOperations = () => {
  const utils = trpc.useUtils();
  const afterRestore = useAfterRestore();
  const begin = () => {
    setOutcome(null);
    void utils.backups.status.invalidate();
  };
  const create = trpc.backups.create.useMutation({
    onMutate: begin,
    meta: { success: serverMessage },
    onError: (error, { method }) => {
      const apiError = apiErrorOf(error);
      if (apiError?.code === 'BACKUP_FILES_MISSING') {
        setOutcome({ kind: 'missing', message: apiError.message, method });
      } else {
        showFailure(backupFailures.create)(error);
      }
    },
  });
  const restore = trpc.backups.restore.useMutation({
    onMutate: begin,
    onSuccess: async (restored) => {
      setOutcome({ kind: 'restored', ...restored });
      await afterRestore(restored.note);
    },
    onError: showFailure(backupFailures.restore),
  });
  return { create, restore, isPending: create.isPending || restore.isPending };
};

export type Operations = ReturnType<typeof useOperations>;
