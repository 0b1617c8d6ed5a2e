import { AppError } from '#server/app-error.ts';
import type { BackupOperation, BackupStep } from '#shared/backups.schema.ts';
import type { Clock } from './clock.ts';

/** What an operation under way says of itself. */
export type RunningOperation = {
  signal: AbortSignal;
  step(step: BackupStep): void;
  progress(progress: { doneBytes: number; totalBytes: number }): void;
  /** From here on it is safer to go on than to stop. */
  cannotBeCancelled(): void;
};

/** Backups and restores come one at a time; everybody may ask how far the present one is. */
export type OperationDesk = {
  current(): BackupOperation | null;
  /** BACKUP_BUSY while another one runs; BACKUP_CANCELLED when somebody ends it. */
  run<T>(
    what: Pick<BackupOperation, 'kind' | 'backupId'>,
    work: (operation: RunningOperation) => Promise<T>,
  ): Promise<T>;
  /** False where nothing runs that could be ended. */
  cancel(): boolean;
  /** Ends what can be ended, and waits for all. */
  stop(): Promise<void>;
};

const cancelled = () => new AppError('BACKUP_CANCELLED');

const noMeasure = { doneBytes: null, totalBytes: null };

export const createOperationDesk = (clock: Clock): OperationDesk => {
  let current: BackupOperation | null = null;
  let ending = new AbortController();
  let underway: Promise<unknown> = Promise.resolve();

  const change = (changes: Partial<BackupOperation>): void => {
    if (current) current = { ...current, ...changes };
  };
  const cancel = (): boolean => {
    if (!current?.canCancel) return false;
    ending.abort(cancelled());
    return true;
  };

  return {
    current: () => current,
    cancel,
    run: async (what, work) => {
      if (current) throw new AppError('BACKUP_BUSY');
      const startedAt = clock.now().toISOString();
      current = { ...what, step: 'verify', ...noMeasure, canCancel: true, startedAt };
      ending = new AbortController();
      const { signal } = ending;
      const working = work({
        signal,
        step: (step) => change({ step, ...noMeasure }),
        progress: change,
        cannotBeCancelled: () => {
          signal.throwIfAborted();
          change({ canCancel: false });
        },
      });
      underway = working.catch(() => undefined);
      try {
        return await working;
      } catch (error) {
        throw signal.aborted ? cancelled() : error;
      } finally {
        current = null;
      }
    },
    stop: async () => {
      cancel();
      await underway;
    },
  };
};
