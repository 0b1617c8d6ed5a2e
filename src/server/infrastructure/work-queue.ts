import PQueue from 'p-queue';
import { AppError } from '#server/app-error.ts';

/** By then the work that is waiting now will be done. */
const RETRY_AFTER_SECONDS = 10;

/** Runs `work` when its turn comes. UNAVAILABLE with Retry-After when too much work is waiting. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Bounds heavy work: how much of it runs at once, and how much may wait. */
export const createWorkQueue = (limits: { atOnce: number; waiting: number }): WorkQueue => {
  const queue = new PQueue({ concurrency: limits.atOnce });
  return async (work) => {
    if (queue.pending >= limits.atOnce && queue.size >= limits.waiting) {
      throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return queue.add(work);
  };
};
