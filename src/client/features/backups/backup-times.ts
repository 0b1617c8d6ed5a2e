import { formatShortInstant, weekdayNames } from '#shared/italian-dates.ts';
import { todayAtHouse, weekdayOf, yearOf } from '#shared/stay-dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const agoOf = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many} fa`;

/** '3 ore fa'. A clock that runs behind the server's makes nothing lie in the future. */
export const agoInWords = (iso: string, now: number): string => {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < MINUTE_MS) return 'poco fa';
  if (age < HOUR_MS) return agoOf(Math.floor(age / MINUTE_MS), 'minuto', 'minuti');
  if (age < 2 * DAY_MS) return agoOf(Math.floor(age / HOUR_MS), 'ora', 'ore');
  return agoOf(Math.floor(age / DAY_MS), 'giorno', 'giorni');
};

/** 'ven 20 nov 2026, 03:30' at the house. */
export const backupTime = (iso: string): string => {
  const day = todayAtHouse(new Date(iso));
  return `${weekdayNames[weekdayOf(day)]?.short} ${formatShortInstant(iso)}`;
};

/** The same without the year where it is this one's: 'ven 20 nov, 03:30'. */
const recentBackupTime = (iso: string, now: number): string => {
  const year = yearOf(todayAtHouse(new Date(now)));
  return backupTime(iso).replace(` ${year},`, ',');
};

/** '03:30' */
export const timeOfDay = (iso: string): string => formatShortInstant(iso).slice(-5);

/** '3 ore fa (ven 20 nov, 03:30)' */
export const ageInWords = (iso: string, now: number): string =>
  `${agoInWords(iso, now)} (${recentBackupTime(iso, now)})`;

/** A night's backup is missing, and half a day has gone by since. */
const GOOD_FOR_MS = 36 * HOUR_MS;
/** A week's trial restore is missing, and a day has gone by since. */
const PROVEN_FOR_MS = 8 * DAY_MS;

const isOlderThan = (iso: string, limit: number, now: number): boolean =>
  now - Date.parse(iso) > limit;

export const isBackupTooOld = (lastGoodAt: string | null, now: number): boolean =>
  lastGoodAt === null || isOlderThan(lastGoodAt, GOOD_FOR_MS, now);

/** Where none was proven yet, what counts is since when there is something to prove. */
export const isProofTooOld = (
  lastProvenAt: string | null,
  firstBackupAt: string | null,
  now: number,
): boolean => {
  const since = lastProvenAt ?? firstBackupAt;
  return since !== null && isOlderThan(since, PROVEN_FOR_MS, now);
};
