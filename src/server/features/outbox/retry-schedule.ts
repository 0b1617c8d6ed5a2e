const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

// Short delays first, for a server that restarts; then longer ones, for one that is down for a day.
const delaysMs = [
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
] as const;

export const MAX_ATTEMPTS = delaysMs.length + 1;

/** The time of the next attempt after this many attempts. */
export const nextAttemptAt = (attempts: number, now: Date): string => {
  const delayMs = delaysMs[Math.min(attempts, delaysMs.length) - 1] ?? delaysMs[0];
  return new Date(now.getTime() + delayMs).toISOString();
};

/** The longest possible wait: a later attempt was scheduled by a wrong clock. */
export const latestAttemptAt = (now: Date): string =>
  new Date(now.getTime() + 24 * HOUR_MS).toISOString();
