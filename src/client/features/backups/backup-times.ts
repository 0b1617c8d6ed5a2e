import { addDays, todayAtHouse, weekdayOf, yearOf } from '#shared/bookings/stay-dates.ts';
import {
  formatDayInWords,
  formatShortInstant,
  weekdayNames,
} from '#shared/languages/italian-dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const formatCountAgo = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many} fa`;

/** '3 ore fa'. Never in the future, even if this clock is behind the server's. */
export const formatTimeAgo = (iso: string, now: number): string => {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < MINUTE_MS) return 'poco fa';
  if (age < HOUR_MS) return formatCountAgo(Math.floor(age / MINUTE_MS), 'minuto', 'minuti');
  if (age < 2 * DAY_MS) return formatCountAgo(Math.floor(age / HOUR_MS), 'ora', 'ore');
  return formatCountAgo(Math.floor(age / DAY_MS), 'giorno', 'giorni');
};

/** 'ven 20 nov 2026, 03:30', in the time zone of the house. */
export const formatBackupTime = (iso: string): string => {
  const day = todayAtHouse(new Date(iso));
  return `${weekdayNames[weekdayOf(day)]?.short} ${formatShortInstant(iso)}`;
};

/** 'ven 20 nov, 03:30': without the year if it is the current one. */
const formatShortBackupTime = (iso: string, now: number): string => {
  const year = yearOf(todayAtHouse(new Date(now)));
  return formatBackupTime(iso).replace(` ${year},`, ',');
};

/** 'oggi 16:55', 'ieri 03:30', otherwise 'ven 20 nov, 03:30'. */
export const formatNearTime = (iso: string, now: number): string => {
  const today = todayAtHouse(new Date(now));
  const day = todayAtHouse(new Date(iso));
  if (day === today) return `oggi ${formatTimeOfDay(iso)}`;
  return day === addDays(today, -1)
    ? `ieri ${formatTimeOfDay(iso)}`
    : formatShortBackupTime(iso, now);
};

/** 'martedì 24 novembre 2026, ore 16:55' */
export const formatBackupMoment = (iso: string): string =>
  `${formatDayInWords(todayAtHouse(new Date(iso)))}, ore ${formatTimeOfDay(iso)}`;

/** '03:30' */
export const formatTimeOfDay = (iso: string): string => formatShortInstant(iso).slice(-5);

/** '3 ore fa (ven 20 nov, 03:30)' */
export const formatAge = (iso: string, now: number): string =>
  `${formatTimeAgo(iso, now)} (${formatShortBackupTime(iso, now)})`;

/** The nightly backup is half a day overdue. */
const MAX_BACKUP_AGE_MS = 36 * HOUR_MS;
/** The weekly trial restore is a day overdue. */
const MAX_TRIAL_AGE_MS = 8 * DAY_MS;

const isOlderThan = (iso: string, limit: number, now: number): boolean =>
  now - Date.parse(iso) > limit;

/** Not before the first one: the site makes it in its first night, or reports a failure. */
export const isBackupTooOld = (lastGoodAt: string | null, now: number): boolean =>
  lastGoodAt !== null && isOlderThan(lastGoodAt, MAX_BACKUP_AGE_MS, now);

/** Before the first trial restore, the age counts from the first backup. */
export const isTrialRestoreTooOld = (
  lastProvenAt: string | null,
  firstBackupAt: string | null,
  now: number,
): boolean => {
  const since = lastProvenAt ?? firstBackupAt;
  return since !== null && isOlderThan(since, MAX_TRIAL_AGE_MS, now);
};
