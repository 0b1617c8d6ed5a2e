import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/app-error.ts';

/**
 * What costs something is limited per client address; reading never is. People at their own pace
 * stay far below, a script does not.
 */
const limits = {
  /** Each attempt costs a password hash: ten for one account, a hundred for all together. */
  loginToAccount: { points: 10, duration: 15 * 60 },
  login: { points: 100, duration: 15 * 60 },
  /** Each request is a row, and mails to the guest and the owners. */
  bookingRequest: { points: 60, duration: 60 * 60 },
} as const satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof limits;

export type RateLimiter = {
  /** Counts one use. Throws TOO_MANY_REQUESTS, with the seconds to wait, when it is one too many. */
  consume(limit: LimitName, use: Use): Promise<void>;
  /** Forgets the uses so far, as after a right password. */
  reset(limit: LimitName, use: Use): Promise<void>;
};

/** Who uses what: a client's address, and what in particular, where the limit is about that. */
export type Use = { clientAddress: string; subject?: string };

/** Whoever has one IPv6 address has the 2^64 of its network: they count as one. */
const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const whole = tail === undefined ? groups : [...groups, ...Array(missing).fill('0')];
  return `${whole.slice(0, 4).join(':')}::/64`;
};

const keyOf = ({ clientAddress, subject = '' }: Use): string =>
  `${networkOf(clientAddress)} ${subject}`;

export const createRateLimiter = (): RateLimiter => {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, options]) => [name, new RateLimiterMemory(options)]),
  ) as Record<LimitName, RateLimiterMemory>;
  return {
    consume: async (limit, use) => {
      try {
        await limiters[limit].consume(keyOf(use));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
      }
    },
    reset: async (limit, use) => {
      await limiters[limit].delete(keyOf(use));
    },
  };
};

/** For load tests only: nothing is ever refused. */
export const unlimited: RateLimiter = {
  consume: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};
