import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#server/infrastructure/clock.ts';

/** The oldest token is dropped when there are more. */
const MAX_TOKENS = 100;
const TOKEN_BYTES = 32;

/** Values kept under a secret for a short time, each to be taken once. They do not survive a restart. */
export const createOneTimeTokens = <Value extends object>(clock: Clock, lifetimeMs: number) => {
  const values = new LRUCache<string, Value>({
    max: MAX_TOKENS,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return {
    issue: (value: Value): string => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      values.set(token, value);
      return token;
    },
    /** Like `issue`, for a token that was made elsewhere. */
    remember: (token: string, value: Value): void => {
      values.set(token, value);
    },
    /** The token's value; null when the token is unknown, used or expired. */
    redeem: (token: string): Value | null => {
      const value = values.get(token) ?? null;
      values.delete(token);
      return value;
    },
  };
};
