import { setTimeout as delay } from 'node:timers/promises';
import { DriveError } from './drive-error.ts';

export const MAX_ATTEMPTS = 5;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 32_000;
/** The next backup tries again anyway. */
const MAX_RETRY_AFTER_MS = 120_000;

export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

export const systemWait: Wait = async (ms, signal) => {
  await delay(ms, undefined, signal ? { signal } : {});
};

/** Exponential backoff with jitter. */
const delayAfter = (failures: number, retryAfterMs = 0): number => {
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS);
  return Math.max(retryAfterMs, Math.round(delayMs * (0.5 + Math.random() / 2)));
};

/** Counts consecutive failures and waits between attempts. */
export type RetryPolicy = {
  /** Returns when it is time for the next attempt; throws the error when there is none. */
  failed(error: unknown): Promise<void>;
  /** Resets the count, because something was transferred. */
  progressed(): void;
};

export const createRetryPolicy = (wait: Wait, signal: AbortSignal | undefined): RetryPolicy => {
  let failures = 0;
  return {
    failed: async (error) => {
      failures += 1;
      const isTransient = error instanceof DriveError && error.isTransient;
      if (!isTransient || failures >= MAX_ATTEMPTS) throw error;
      if ((error.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS) throw error;
      await wait(delayAfter(failures, error.retryAfterMs), signal).catch((thrown: unknown) => {
        throw signal?.aborted ? new DriveError('cancelled') : thrown;
      });
      if (signal?.aborted) throw new DriveError('cancelled');
    },
    progressed: () => {
      failures = 0;
    },
  };
};

export const retry = async <T>(work: () => Promise<T>, policy: RetryPolicy): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      await policy.failed(error);
    }
  }
};
