import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/app-error.ts';

/** Limits per client address for everything expensive; reading cached pages has none. */
const limits = {
  /** Each attempt costs a password hash: ten for one account, a hundred for all accounts. */
  loginToAccount: { points: 10, duration: 15 * 60 },
  login: { points: 100, duration: 15 * 60 },
  /** Replaces both for a browser that has logged in to the account before. */
  loginFromDevice: { points: 10, duration: 15 * 60 },
  /** Open challenges are bounded in number: one client must not evict those of others. */
  passkeyChallenge: { points: 100, duration: 15 * 60 },
  /** Each registration costs a hash, a row and a mail. */
  register: { points: 20, duration: 60 * 60 },
  /** Requesting a mail with a link. How many are sent to one address is decided when they are due. */
  forgotPassword: { points: 20, duration: 60 * 60 },
  resendConfirmation: { points: 20, duration: 60 * 60 },
  /** Checks of the current password in an open session. */
  passwordCheck: { points: 10, duration: 15 * 60 },
  /** Each request costs a row and mails to the guest and the owners. */
  bookingRequest: { points: 60, duration: 60 * 60 },
  /** Staff have to read each message. */
  contactMessage: { points: 60, duration: 60 * 60 },
  /** Per stay; staff have to read each wish of a guest. */
  guestWish: { points: 20, duration: 24 * 60 * 60 },
  /** Per user; staff have to read each review. */
  review: { points: 10, duration: 60 * 60 },
  /** Per secret address; for wrong ones, per client. */
  secretAddress: { points: 120, duration: 60 * 60 },
  /** Per stay: each field of each of its people, several times over. */
  partySave: { points: 600, duration: 60 * 60 },
  /** Pages that are not cached yet, or never are. The site has far fewer. */
  rendering: { points: 600, duration: 60 },
  /** The home page with a stay, a further page of the blog, a page behind a mailed link. */
  renderingWithParameters: { points: 30, duration: 60 },
  /** Calls of visitors that read; a page needs about ten. */
  reading: { points: 1500, duration: 60 },
  /** Per user; more than a person types. Each search runs nine queries. */
  search: { points: 240, duration: 60 },
  /** Per user; each takes a tenth of a second of processor time. */
  avatar: { points: 20, duration: 60 * 60 },
  /** Per user; enough for an album in an afternoon. */
  upload: { points: 600, duration: 60 * 60 },
} as const satisfies Record<string, { points: number; duration: number }>;

/** Maximum keys per limit; bounds memory under distributed traffic. */
export const MAX_KEYS = 5_000;

export type LimitName = keyof typeof limits;

export type RateLimiter = {
  /** Counts one use. Throws TOO_MANY_REQUESTS with the seconds to wait when the limit is exceeded. */
  consume(limit: LimitName, use: Use): Promise<void>;
  /** Resets the count, as after a correct password. */
  reset(limit: LimitName, use: Use): Promise<void>;
};

/** The key of a limit: the client, the subject (an account, an address), or both. */
type Use = { clientAddress?: string; subject?: string };

/** An IPv6 client owns a whole /64 network, so its addresses count as one. */
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

/** Counts by key and drops the oldest key when there are too many. */
const createCounter = (options: { points: number; duration: number }): Counter => {
  const counts = new RateLimiterMemory(options);
  // In order of their start, which is the order in which they expire.
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

/** For load tests: refuses nothing. */
export const unlimited: RateLimiter = {
  consume: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};
