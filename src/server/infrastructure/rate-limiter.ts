import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/app-error.ts';

/**
 * What costs something is limited per client address; reading never is. People at their own pace
 * stay far below, a script does not.
 */
const limits = {
  /** Each attempt costs a password hash. */
  login: { points: 10, duration: 15 * 60 },
  /** Each request is a row, and mails to the guest and the owners. */
  bookingRequest: { points: 60, duration: 60 * 60 },
} as const satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof limits;

export type RateLimiter = {
  /** Counts one use. Throws TOO_MANY_REQUESTS, with the seconds to wait, when it is one too many. */
  consume(limit: LimitName, key: string): Promise<void>;
  /** Forgets the uses of a key, as after a right password. */
  reset(limit: LimitName, key: string): Promise<void>;
};

export const createRateLimiter = (): RateLimiter => {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, options]) => [name, new RateLimiterMemory(options)]),
  ) as Record<LimitName, RateLimiterMemory>;
  return {
    consume: async (limit, key) => {
      try {
        await limiters[limit].consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
      }
    },
    reset: async (limit, key) => {
      await limiters[limit].delete(key);
    },
  };
};

/** For load tests only: nothing is ever refused. */
export const unlimited: RateLimiter = {
  consume: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};
