import { type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import type { Language } from '#shared/texts/texts.ts';

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
export const formatPeriod = (
  { startDate, endDate }: Pick<Period, 'startDate' | 'endDate'>,
  { formatDayRange }: Pick<Language, 'formatDayRange'>,
): string => formatDayRange(startDate, endDate).replace(/ \d{4}$/, '');

/** From October on, most visitors want next year's prices. */
const NEXT_YEAR_FROM = '10-01';

export type ShownLists = {
  /** The list that visitors read first. */
  main: YearList;
  /** A year without a list of its own, for which the prices of `main` apply; null if there is none. */
  standsInFor: number | null;
  /** The rest of this year, beside next year's list. */
  beside: YearList | null;
  later: YearList[];
};

/** The list that visitors read first, and the lists beside and below it. Null without any list. */
export const shownLists = (periods: readonly Period[], today: StayDate): ShownLists | null => {
  const lists = yearLists(periods);
  const thisYear = yearOf(today);
  const looksAhead = today.slice(5) >= NEXT_YEAR_FROM;
  const of = (year: number) => lists.find((list) => list.year === year);
  const main =
    (looksAhead ? of(thisYear + 1) : undefined) ??
    of(thisYear) ??
    lists.find(({ year }) => year > thisYear) ??
    lists.at(-1);
  if (!main) return null;
  const wantedYear = looksAhead ? thisYear + 1 : thisYear;
  return {
    main,
    standsInFor: main === lists.at(-1) && main.year < wantedYear ? wantedYear : null,
    beside: main.year > thisYear ? (of(thisYear) ?? null) : null,
    later: lists.filter(({ year }) => year > main.year),
  };
};

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
