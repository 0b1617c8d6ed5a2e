import { todayAtHouse } from '#shared/bookings/stay-dates.ts';

// When scheduled work is due. This is checked every few minutes, so that a server that was off at night
// catches up in the morning.

const HOUR_MS = 60 * 60 * 1000;
/** The backup day begins at 3:30 in Italy. */
const DAY_BEGINS_MS = 3.5 * HOUR_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** After a failure. */
const RETRY_MS = HOUR_MS;

const backupDayOf = (instant: number): string => todayAtHouse(new Date(instant - DAY_BEGINS_MS));

/** Milliseconds since then. A time in the future comes from a wrong clock and counts as never. */
export const elapsedSince = (iso: string | null, now: Date): number => {
  const elapsed = iso === null ? -1 : now.getTime() - Date.parse(iso);
  return elapsed < 0 ? Number.POSITIVE_INFINITY : elapsed;
};

type Past = { lastGoodDailyAt: string | null; lastTriedAt: string | null };

/** Whether the daily backup is due. `lastGoodDailyAt` is null when there was none yet. */
export const isDailyDue = (now: Date, { lastGoodDailyAt, lastTriedAt }: Past): boolean => {
  if (elapsedSince(lastTriedAt, now) < RETRY_MS) return false;
  const instant = now.getTime();
  const lastGood = instant - elapsedSince(lastGoodDailyAt, now);
  return !Number.isFinite(lastGood) || backupDayOf(instant) > backupDayOf(lastGood);
};

export const isTrialDue = (now: Date, lastTrialAt: string | null): boolean =>
  elapsedSince(lastTrialAt, now) >= WEEK_MS;
