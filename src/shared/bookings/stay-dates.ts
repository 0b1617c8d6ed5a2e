import { houseClock } from './house-clock.ts';

/**
 * A day as `yyyy-MM-dd` at the house. Never a JavaScript Date, so no time zone or clock change can
 * shift it. Days compare as strings.
 */
export type StayDate = string;

const MS_PER_DAY = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const utcMs = (date: StayDate): number => Date.parse(`${date}T00:00:00Z`);
const fromUtcMs = (ms: number): StayDate => new Date(ms).toISOString().slice(0, 10);

/** True for a day that exists: `2026-02-30` and `2026-2-3` do not. */
export const isStayDate = (value: string): boolean => {
  if (!pattern.test(value)) return false;
  const ms = utcMs(value);
  return !Number.isNaN(ms) && fromUtcMs(ms) === value;
};

export const addDays = (date: StayDate, days: number): StayDate =>
  fromUtcMs(utcMs(date) + days * MS_PER_DAY);

/** Days from `from` (inclusive) to `until` (exclusive); negative if `until` is earlier. */
export const daysBetween = (from: StayDate, until: StayDate): number =>
  Math.round((utcMs(until) - utcMs(from)) / MS_PER_DAY);

/** Every day from `from` (inclusive) to `until` (exclusive). */
export const eachDay = (from: StayDate, until: StayDate): StayDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until)) }, (_, index) => addDays(from, index));

/** The same day `years` later; 29 February becomes 28 February in a common year. */
export const addYears = (date: StayDate, years: number): StayDate => {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  const moved = `${year}${date.slice(4)}`;
  return isStayDate(moved) ? moved : `${year}-02-28`;
};

/** Today at the house, independent of the machine's time zone. */
export const todayAtHouse = (now: Date): StayDate => houseClock(now).slice(0, 10);

/** The instant at which a day begins at the house. Clocks never change between 0:00 and 1:00 UTC. */
export const beginningOf = (date: StayDate): Date => {
  const midnightUtc = utcMs(date);
  const aheadMs = Date.parse(`${houseClock(new Date(midnightUtc))}Z`) - midnightUtc;
  return new Date(midnightUtc - aheadMs);
};

export const yearOf = (date: StayDate): number => Number(date.slice(0, 4));

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: StayDate): number => (new Date(utcMs(date)).getUTCDay() + 6) % 7;

/** A month as `yyyy-MM`. */
export type Month = string;

/** True for a month that exists. */
export const isMonth = (value: string): boolean => isStayDate(firstDayOf(value));

export const monthOf = (date: StayDate): Month => date.slice(0, 7);
export const firstDayOf = (month: Month): StayDate => `${month}-01`;

export const addMonths = (month: Month, months: number): Month => {
  const [year, index] = month.split('-').map(Number) as [number, number];
  const total = year * 12 + (index - 1) + months;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
};

export const daysOfMonth = (month: Month): StayDate[] => {
  const length = daysBetween(firstDayOf(month), firstDayOf(addMonths(month, 1)));
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
};
