import { AppError } from '#server/app-error.ts';
import { perApp } from '#server/per-app.ts';
import type { BackupOperation, BackupStep } from '#shared/backups.schema.ts';

/** The state of a running operation. */
export type RunningOperation = {
  signal: AbortSignal;
  step(step: BackupStep): void;
  progress(progress: { doneBytes: number; totalBytes: number }): void;
  /** From this point on, stopping would do more harm than finishing. */
  cannotBeCancelled(): void;
};

const cancelled = () => new AppError('BACKUP_CANCELLED');

const noProgress = { doneBytes: null, totalBytes: null };

/** Lets one backup or restore run at a time, and reports its progress. */
export const operationLock = perApp(({ clock }) => {
  let current: BackupOperation | null = null;
  let cancelling = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  const change = (changes: Partial<BackupOperation>): void => {
    if (current) current = { ...current, ...changes };
  };
  /** False when nothing cancellable is running. */
  const cancel = (): boolean => {
    if (!current?.canCancel) return false;
    cancelling.abort(cancelled());
    return true;
  };

  return {
    current: () => current,
    cancel,
    /** BACKUP_BUSY while another operation runs; BACKUP_CANCELLED when this one is cancelled. */
    run: async <T>(
      operation: Pick<BackupOperation, 'kind' | 'backupId'>,
      work: (operation: RunningOperation) => Promise<T>,
    ): Promise<T> => {
      if (current) throw new AppError('BACKUP_BUSY');
      const startedAt = clock.now().toISOString();
      current = { ...operation, step: 'verify', ...noProgress, canCancel: true, startedAt };
      cancelling = new AbortController();
      const { signal } = cancelling;
      const working = work({
        signal,
        step: (step) => change({ step, ...noProgress }),
        progress: change,
        cannotBeCancelled: () => {
          signal.throwIfAborted();
          change({ canCancel: false });
        },
      });
      running = working.catch(() => undefined);
      try {
        return await working;
      } catch (error) {
        throw signal.aborted ? cancelled() : error;
      } finally {
        current = null;
      }
    },
    /** Cancels the running operation if possible, and waits for its end. */
    stop: async () => {
      cancel();
      await running;
    },
  };
});
