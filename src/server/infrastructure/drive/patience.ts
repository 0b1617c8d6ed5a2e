import { setTimeout as delay } from 'node:timers/promises';
import { DriveError } from './drive-error.ts';

export const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 32_000;
/** Whoever wants to be left alone for longer is asked by the next backup. */
const LONGEST_RETRY_AFTER_MS = 120_000;

export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

export const systemWait: Wait = async (ms, signal) => {
  await delay(ms, undefined, signal ? { signal } : {});
};

/** Doubles each time; a part of it is chance, so that not everybody comes back at once. */
export const pauseAfter = (failures: number, retryAfterMs = 0): number => {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return Math.max(retryAfterMs, Math.round(pause * (0.5 + Math.random() / 2)));
};

/** Counts the failures in a row and waits between tries. */
export type Patience = {
  /** Returns when it is time to try again; throws the error when that is pointless. */
  failed(error: unknown): Promise<void>;
  /** Something was achieved: the next failure is the first one again. */
  progressed(): void;
};

export const createPatience = (wait: Wait, signal: AbortSignal | undefined): Patience => {
  let failures = 0;
  return {
    failed: async (error) => {
      failures += 1;
      if (!(error instanceof DriveError) || !error.isPassing || failures >= MAX_TRIES) throw error;
      if ((error.retryAfterMs ?? 0) > LONGEST_RETRY_AFTER_MS) throw error;
      await wait(pauseAfter(failures, error.retryAfterMs), signal).catch((thrown: unknown) => {
        throw signal?.aborted ? new DriveError('cancelled') : thrown;
      });
      if (signal?.aborted) throw new DriveError('cancelled');
    },
    progressed: () => {
      failures = 0;
    },
  };
};

/** Tries until it succeeds, five times at most. */
export const tryAgain = async <T>(work: () => Promise<T>, patience: Patience): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      await patience.failed(error);
    }
  }
};
