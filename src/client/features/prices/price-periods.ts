import { formatDayRange } from '#shared/italian-dates.ts';
import type { PriceList } from '#shared/prices.schema.ts';
import { type StayDate, yearOf } from '#shared/stay-dates.ts';

type Period = PriceList['periods'][number];
export type YearList = { year: number; periods: Period[] };

/** Groups periods by year, the earliest first. */
export const yearLists = (periods: readonly Period[]): YearList[] => {
  const years = [...new Set(periods.map((period) => yearOf(period.startDate)))].sort(
    (a, b) => a - b,
  );
  return years.map((year) => ({
    year,
    periods: periods.filter((period) => yearOf(period.startDate) === year),
  }));
};

/** '1–31 maggio', without the year */
export const formatPeriod = ({ startDate, endDate }: Period): string =>
  formatDayRange(startDate, endDate).replace(/ \d{4}$/, '');

type PeriodTime = 'past' | 'current' | 'coming';

export const periodTime = ({ startDate, endDate }: Period, today: StayDate): PeriodTime => {
  if (endDate < today) return 'past';
  return startDate <= today ? 'current' : 'coming';
};

/** The lowest weekly price of current and future periods; of all periods if every one is past. */
export const lowestWeeklyPrice = (periods: readonly Period[], today: StayDate): number | null => {
  const open = periods.filter((period) => period.endDate >= today);
  const prices = (open.length > 0 ? open : periods).map((period) => period.weeklyPriceCents);
  return prices.length > 0 ? Math.min(...prices) : null;
};
