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

type Past = { lastGoodDailyAt: string | null; lastTriedAt: string | null };

/** Whether the day's backup is still to be made. `lastGoodDailyAt` null: never yet. */
export const isDailyDue = (now: Date, { lastGoodDailyAt, lastTriedAt }: Past): boolean => {
  const instant = now.getTime();
  if (lastTriedAt !== null && instant - Date.parse(lastTriedAt) < RETRY_MS) return false;
  if (lastGoodDailyAt === null) return true;
  return backupDayOf(instant) > backupDayOf(Date.parse(lastGoodDailyAt));
};

export const isTrialDue = (now: Date, lastTrialAt: string | null): boolean =>
  lastTrialAt === null || now.getTime() - Date.parse(lastTrialAt) >= WEEK_MS;
