import type { Clock } from './clock.ts';

/** Runs `work` unless the same was begun a moment ago, whose outcome then answers for both. */
export type SentAgain<T> = (key: string, work: () => Promise<T>) => Promise<T>;

/** What failed is tried anew; what succeeded is remembered for so many milliseconds of its beginning. */
export const createSentAgain = <T>(clock: Clock, rememberedMs: number): SentAgain<T> => {
  const begun = new Map<string, { at: number; outcome: Promise<T> }>();
  return (key, work) => {
    const now = clock.now().getTime();
    for (const [old, { at }] of begun) if (now - at > rememberedMs) begun.delete(old);
    const before = begun.get(key);
    if (before) return before.outcome;
    const outcome = work();
    begun.set(key, { at: now, outcome });
    outcome.catch(() => begun.delete(key));
    return outcome;
  };
};
