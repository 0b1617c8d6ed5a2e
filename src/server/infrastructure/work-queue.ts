import PQueue from 'p-queue';
import { AppError } from '#server/app-error.ts';

/** By then the work that is waiting now will be done. */
const RETRY_AFTER_SECONDS = 10;

/** Runs `work` when its turn comes. UNAVAILABLE with Retry-After when too much work is waiting. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** How much work runs at once, how much may wait, and the least milliseconds from one start to the next. */
export type WorkLimits = { atOnce: number; waiting: number; apartMs?: number };

/** Bounds heavy work. */
export const createWorkQueue = ({ atOnce, waiting, apartMs = 0 }: WorkLimits): WorkQueue => {
  const pace = apartMs === 0 ? {} : { interval: apartMs, intervalCap: 1 };
  const queue = new PQueue({ concurrency: atOnce, ...pace });
  return async (work) => {
    if (queue.size + queue.pending >= atOnce + waiting) {
      throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return queue.add(work);
  };
};
