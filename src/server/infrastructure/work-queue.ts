import { AppError } from '#server/app-error.ts';

/** When whoever found no room may come again, in seconds: what waits now is done by then. */
const COME_BACK_AFTER_SECONDS = 10;

/** Runs `work` when its turn comes. UNAVAILABLE when too many wait already. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** For work that is heavy: so many at once, so many waiting, and who comes then is told to come back. */
export const createWorkQueue = (limits: { atOnce: number; waiting: number }): WorkQueue => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (running >= limits.atOnce) {
      if (waiting.length >= limits.waiting) {
        throw new AppError('UNAVAILABLE', undefined, {
          retryAfterSeconds: COME_BACK_AFTER_SECONDS,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
  };
  // A place is handed on, not given back, so that nobody slips in between.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
