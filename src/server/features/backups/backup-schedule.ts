import { todayAtHouse } from '#shared/stay-dates.ts';

// When what comes round by itself is due. It is looked at every few minutes, so that a server that
// was off at night makes up for it in the morning.

const HOUR_MS = 60 * 60 * 1000;
/** The day of backups begins at half past three in the house's night. */
const DAY_BEGINS_MS = 3.5 * HOUR_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** After one that went wrong. */
const RETRY_MS = HOUR_MS;

const backupDayOf = (instant: number): string => todayAtHouse(new Date(instant - DAY_BEGINS_MS));

/** Milliseconds since then. What lies in the future was noted by a clock that was wrong: it counts as never. */
export const elapsedSince = (iso: string | null, now: Date): number => {
  const elapsed = iso === null ? -1 : now.getTime() - Date.parse(iso);
  return elapsed < 0 ? Number.POSITIVE_INFINITY : elapsed;
};

type Past = { lastGoodDailyAt: string | null; lastTriedAt: string | null };

/** Whether the day's backup is still to be made. `lastGoodDailyAt` null: never yet. */
export const isDailyDue = (now: Date, { lastGoodDailyAt, lastTriedAt }: Past): boolean => {
  if (elapsedSince(lastTriedAt, now) < RETRY_MS) return false;
  const instant = now.getTime();
  const lastGood = instant - elapsedSince(lastGoodDailyAt, now);
  return !Number.isFinite(lastGood) || backupDayOf(instant) > backupDayOf(lastGood);
};

export const isTrialDue = (now: Date, lastTrialAt: string | null): boolean =>
  elapsedSince(lastTrialAt, now) >= WEEK_MS;
