import { isStaff, type Role } from '#shared/accounts/roles.ts';

const DAY_MS = 86_400_000;

const guestLifetime = { idleMs: 30 * DAY_MS, totalMs: 90 * DAY_MS };
const teamLifetime = { idleMs: 7 * DAY_MS, totalMs: 30 * DAY_MS };

/** The last use of a session is stored at most this often, so that not every read writes. */
const TOUCH_INTERVAL_MS = 5 * 60_000;

type SessionTimes = { createdAt: string; lastUsedAt: string };

const elapsed = (since: string, now: Date): number => now.getTime() - Date.parse(since);

/** A cookie of staff need not live longer than any of their sessions. */
export const STAFF_COOKIE_SECONDS = teamLifetime.totalMs / 1000;

const lifetimeOf = (forTeam: boolean) => (forTeam ? teamLifetime : guestLifetime);

/** Whether a session has ended, by the rules for its user's present role. */
export const isSessionOver = (session: SessionTimes, role: Role, now: Date): boolean => {
  const { idleMs, totalMs } = lifetimeOf(isStaff(role));
  return elapsed(session.lastUsedAt, now) >= idleMs || elapsed(session.createdAt, now) >= totalMs;
};

/** Sessions last used, or opened, at these instants or before have ended. */
export type SessionEnd = { lastUsedUntil: string; createdUntil: string };

/** The same rule for a query: the limits at `now`. */
export const sessionEnd = (forTeam: boolean, now: Date): SessionEnd => {
  const { idleMs, totalMs } = lifetimeOf(forTeam);
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return { lastUsedUntil: before(idleMs), createdUntil: before(totalMs) };
};

export const needsTouch = (session: SessionTimes, now: Date): boolean =>
  elapsed(session.lastUsedAt, now) >= TOUCH_INTERVAL_MS;
