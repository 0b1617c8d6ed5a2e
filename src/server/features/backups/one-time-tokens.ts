import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AppContext, Caller } from '#server/app-context.ts';
import { findCallerAgain } from '#server/features/accounts/sessions.service.ts';

/** The oldest token is dropped when there are more. */
const MAX_TOKENS = 100;
const TOKEN_BYTES = 32;

type Issued<Value> = { value: Value; by: Caller };

/**
 * Values stored under a secret for a short time, each retrieved once. A token belongs to the session of
 * the administrator who requested it and is invalid without that session. Tokens do not survive a
 * restart.
 */
export const createOneTimeTokens = <Value>(app: AppContext, lifetimeMs: number) => {
  const issued = new LRUCache<string, Issued<Value>>({
    max: MAX_TOKENS,
    ttl: lifetimeMs,
    ttlResolution: 0,
    perf: { now: () => app.clock.now().getTime() },
  });
  return {
    issue: (value: Value, by: Caller): string => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      issued.set(token, { value, by });
      return token;
    },
    /** Like `issue`, for a token that was created elsewhere. */
    remember: (token: string, value: Value, by: Caller): void => {
      issued.set(token, { value, by });
    },
    /**
     * Null when the token is unknown, used or expired, or when its session is no longer an
     * administrator's.
     */
    redeem: async (token: string): Promise<Issued<Value> | null> => {
      const found = issued.get(token);
      issued.delete(token);
      const by = found && (await findCallerAgain(app, found.by));
      return found && by?.role === 'ADMIN' && !by.needsPasskey ? { value: found.value, by } : null;
    },
  };
};
