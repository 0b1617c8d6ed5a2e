import { backupFailures, operationFailure } from '#client/features/backups/backup-failures.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { tellOutcome } from './outcome.ts';
import { useAfterRestore } from './use-after-restore.ts';

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
