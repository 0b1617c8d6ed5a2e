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
  /** Each registration costs a hash, a row and a mail. */
  register: { points: 20, duration: 60 * 60 },
  /** Mails with a link, asked for by whoever: so many for one client, and so many to one address. */
  linkMail: { points: 20, duration: 60 * 60 },
  linkMailToAddress: { points: 3, duration: 60 * 60 },
  /** The current password, asked for again by an open session. */
  passwordCheck: { points: 10, duration: 15 * 60 },
  /** Each request is a row, and mails to the guest and the owners. */
  bookingRequest: { points: 60, duration: 60 * 60 },
  /** Each message is a row that staff have to read. */
  contactMessage: { points: 60, duration: 60 * 60 },
  /** Of one user; each is a row that staff have to read. */
  review: { points: 10, duration: 60 * 60 },
  /** A file, and the work on it. Of one user: an album in an afternoon stays below. */
  upload: { points: 600, duration: 60 * 60 },
} as const satisfies Record<string, { points: number; duration: number }>;

/** So many keys of one limit are remembered: memory stays small whoever comes from however many places. */
export const MAX_KEYS = 5_000;

export type LimitName = keyof typeof limits;

export type RateLimiter = {
  /** Counts one use. Throws TOO_MANY_REQUESTS, with the seconds to wait, when it is one too many. */
  consume(limit: LimitName, use: Use): Promise<void>;
  /** Counts one use. False when it is one too many: for what is left undone without a word. */
  allows(limit: LimitName, use: Use): Promise<boolean>;
  /** Forgets the uses so far, as after a right password. */
  reset(limit: LimitName, use: Use): Promise<void>;
};

/** Who uses what: a client's address, and what in particular; one of them where the limit is about that alone. */
export type Use = { clientAddress?: string; subject?: string };

/** Whoever has one IPv6 address has the 2^64 of its network: they count as one. */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const whole = tail === undefined ? groups : [...groups, ...Array(missing).fill('0')];
  return `${whole.slice(0, 4).join(':')}::/64`;
};

const keyOf = ({ clientAddress = '', subject = '' }: Use): string =>
  `${networkOf(clientAddress)} ${subject}`;

type Counter = {
  consume(key: string): Promise<RateLimiterRes>;
  delete(key: string): Promise<boolean>;
};

/** Counts by key, and forgets the key that has been counted longest when they are too many. */
const createCounter = (options: { points: number; duration: number }): Counter => {
  const counts = new RateLimiterMemory(options);
  // In the order in which their time began, which is the order in which it ends.
  const known = new Set<string>();
  return {
    consume: async (key) => {
      const count = await counts.consume(key);
      if (!count.isFirstInDuration) return count;
      known.delete(key);
      known.add(key);
      const [oldest] = known;
      if (oldest !== undefined && known.size > MAX_KEYS) {
        known.delete(oldest);
        await counts.delete(oldest);
      }
      return count;
    },
    delete: (key) => {
      known.delete(key);
      return counts.delete(key);
    },
  };
};

export const createRateLimiter = (): RateLimiter => {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, options]) => [name, createCounter(options)]),
  ) as Record<LimitName, Counter>;
  const refusalOf = async (limit: LimitName, use: Use): Promise<RateLimiterRes | null> => {
    try {
      await limiters[limit].consume(keyOf(use));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  };
  return {
    consume: async (limit, use) => {
      const refusal = await refusalOf(limit, use);
      if (!refusal) return;
      const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
      throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
    },
    allows: async (limit, use) => (await refusalOf(limit, use)) === null,
    reset: async (limit, use) => {
      await limiters[limit].delete(keyOf(use));
    },
  };
};

/** For load tests only: nothing is ever refused. */
export const unlimited: RateLimiter = {
  consume: () => Promise.resolve(),
  allows: () => Promise.resolve(true),
  reset: () => Promise.resolve(),
};
