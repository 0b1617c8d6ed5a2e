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

export const createRateLimiter = (): RateLimiter => {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, options]) => [name, new RateLimiterMemory(options)]),
  ) as Record<LimitName, RateLimiterMemory>;
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
